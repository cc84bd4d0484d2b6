import { useExchangeMessages } from '../../messages.ts';
import { OrderBook } from '../OrderBook/OrderBook.tsx';
import * as styles from '../prices.css.ts';
import { useNumberFormat } from '../useNumberFormat.ts';

/** Describes the app's window for visitors who cannot see it: a day of Bitcoin as text and table, and the order book. */
export function PriceChart() {
  const t = useExchangeMessages();
  const { decimal } = useNumberFormat();
  const columns = t('chart.columns');
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <h3 className={styles.title}>{t('chart.title')}</h3>
      </summary>
      <div className={styles.equivalent}>
        <div>
          <p className={styles.text}>{t('chart.textEquivalent')}</p>
          <table className={styles.small}>
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
        </div>
        <div>
          <OrderBook />
        </div>
      </div>
    </details>
  );
}
