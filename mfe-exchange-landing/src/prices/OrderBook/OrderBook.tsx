import { useExchangeMessages } from '../../messages.ts';
import * as styles from '../prices.css.ts';
import { useNumberFormat } from '../useNumberFormat.ts';

/** Shows orders to sell above the last price, and orders to buy below it. */
export function OrderBook() {
  const t = useExchangeMessages();
  const { decimal } = useNumberFormat();
  const words = t('window.orderBook');
  const { asks, bids } = t('chart.orderBook');
  const last = t('chart.points').at(-1);
  const sides = [
    { name: words.asks, orders: asks },
    { name: words.bids, orders: bids },
  ];
  return (
    <>
      <h4 id="order-book-title" className={styles.bookTitle}>
        {words.title}
      </h4>
      {last && (
        <p>
          {words.last}: <strong>{decimal(last.price)}</strong>
        </p>
      )}
      <table className={styles.small} aria-labelledby="order-book-title">
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              {words.price}
            </th>
            <th scope="col" className={styles.number}>
              {words.amount}
            </th>
          </tr>
        </thead>
        {sides.map(({ name, orders }) => (
          <tbody key={name}>
            <tr>
              <th colSpan={2} scope="rowgroup">
                {name}
              </th>
            </tr>
            {orders.map(({ price, amount }) => (
              <tr key={price}>
                <td className={styles.number}>{decimal(price)}</td>
                <td className={styles.number}>{decimal(amount, 3)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </>
  );
}
