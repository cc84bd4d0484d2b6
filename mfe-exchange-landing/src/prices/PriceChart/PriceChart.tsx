import { useExchangeMessages } from '../../messages.ts';
import * as styles from '../prices.css.ts';
import { useNumbers } from '../useNumbers.ts';

/** A day of Bitcoin in words and in a table: what the chart says to those who do not see it. */
export function PriceChart() {
  const t = useExchangeMessages();
  const { decimal } = useNumbers();
  const columns = t('chart.columns');
  return (
    <>
      <h3 className={styles.title}>{t('chart.title')}</h3>
      <p>{t('chart.textEquivalent')}</p>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('chart.tableCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.time}</th>
            <th scope="col" className={styles.number}>
              {columns.price}
            </th>
          </tr>
        </thead>
        <tbody>
          {t('chart.points').map(({ time, price }) => (
            <tr key={time}>
              <th scope="row">{time}</th>
              <td className={styles.number}>{decimal(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
