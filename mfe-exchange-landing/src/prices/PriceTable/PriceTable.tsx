import { useExchangeMessages } from '../../messages.ts';
import * as styles from '../prices.css.ts';
import { useNumbers } from '../useNumbers.ts';

/** Five coins in won (SPEC §3, coins). */
export function PriceTable() {
  const t = useExchangeMessages();
  const { decimal, change } = useNumbers();
  const columns = t('prices.columns');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      role="group"
      aria-labelledby="prices-title"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard
      tabIndex={0}
      className={styles.scroll}
    >
      <table className={styles.table} aria-labelledby="prices-title">
        <thead>
          <tr>
            <th scope="col">{columns.asset}</th>
            <th scope="col">{columns.pair}</th>
            <th scope="col" className={styles.number}>
              {columns.price}
            </th>
            <th scope="col" className={styles.number}>
              {columns.change}
            </th>
          </tr>
        </thead>
        <tbody>
          {t('prices.rows').map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              <td>{row.pair}</td>
              <td className={styles.number}>{decimal(row.price)}</td>
              <td className={styles.number}>{change(row.change)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
