import { useAssets } from 'shared/assets';
import curve from '../../../art/price.svg';
import { useExchangeMessages } from '../../messages.ts';
import { coinMarks } from '../../prices/coinMarks.ts';
import { PercentChange } from '../../prices/PercentChange.tsx';
import { useLastPrice } from '../../prices/useLastPrice.ts';
import { useNumberFormat } from '../../prices/useNumberFormat.ts';
import * as styles from './AppWindow.css.ts';

/**
 * A picture of the app, made from the page's sample data: coins and indices, a day of Bitcoin above depth contours, the order book. The
 * section on prices says the same in text and tables.
 */
export function AppWindow() {
  const t = useExchangeMessages();
  const address = useAssets();
  const { decimal } = useNumberFormat();
  const [bitcoin] = t('prices.rows');
  const { asks, bids } = t('chart.orderBook');
  const deepest = Math.max(...asks.map(({ amount }) => amount), ...bids.map(({ amount }) => amount));
  const last = useLastPrice();
  return (
    <div role="img" aria-label={t('window.alt')} className={styles.window}>
      <div aria-hidden="true" className={styles.bar}>
        <span>{t('window.titleBar')}</span>
        <svg viewBox="0 0 92 12" className={styles.controls} aria-hidden="true">
          <path d="M0 6h12M41 1h10v10H41zM80 1l11 10M91 1 80 11" />
        </svg>
      </div>
      <div aria-hidden="true" className={styles.body}>
        <div className={styles.list}>
          {t('prices.rows').map(({ id, name, pair, price, change }, index) => (
            <div key={id} className={index === 0 ? styles.current : styles.asset}>
              <img src={address(coinMarks[id] ?? '')} alt="" width={26} height={26} />
              <span>
                {name} <small className={styles.small}>{pair}</small>
              </span>
              <span className={styles.end}>
                {decimal(price)} <PercentChange percent={change} onDark />
              </span>
            </div>
          ))}
          {t('prices.indices').map(({ id, name, letter, label, value, change }) => (
            <div key={id} className={styles.asset}>
              <span className={styles.letter}>{letter}</span>
              <span>
                {name} <small className={styles.small}>{label}</small>
              </span>
              <span className={styles.end}>
                {decimal(value, 2)} <PercentChange percent={change} onDark />
              </span>
            </div>
          ))}
        </div>
        <div className={styles.chart}>
          <p className={styles.price}>{`${decimal(last)} KRW`}</p>
          <p className={styles.day}>
            <PercentChange percent={bitcoin?.change ?? 0} onDark inline /> {t('window.dayChange')}.{' '}
            {t('window.depthNote')}
          </p>
          <div className={styles.curve}>
            <img src={address(curve)} alt="" width={760} height={390} className={styles.lines} />
            <span className={styles.live} />
          </div>
        </div>
        <div className={styles.book}>
          <p className={styles.bookTitle}>{t('window.orderBook.title')}</p>
          {asks.map(({ price, amount }) => (
            <Order key={price} price={decimal(price)} amount={amount} deepest={deepest} side="sell" />
          ))}
          <p className={styles.last}>{decimal(last)}</p>
          {bids.map(({ price, amount }) => (
            <Order key={price} price={decimal(price)} amount={amount} deepest={deepest} side="buy" />
          ))}
        </div>
      </div>
    </div>
  );
}

interface OrderProps {
  readonly price: string;
  readonly amount: number;
  readonly deepest: number;
  readonly side: 'sell' | 'buy';
}

/**
 * Renders an order. The bar behind its text grows from the right with the amount. The bar's end lies between price and amount, so it
 * crosses no digit.
 */
function Order({ price, amount, deepest, side }: OrderProps) {
  const { decimal } = useNumberFormat();
  const width = Math.round(25 + (amount / deepest) * 32);
  return (
    <div className={styles.order[side]}>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" className={styles.depth} aria-hidden="true">
        <rect x={100 - width} width={width} height={10} />
      </svg>
      <span className={styles.side[side]}>{price}</span>
      <span>{decimal(amount, 3)}</span>
    </div>
  );
}
