import type { ReactNode } from 'react';
import { useAssets } from 'shared/assets';
import { Reveal } from 'shared/motion';
import course from '../../../art/alert-course.svg';
import depth from '../../../art/order-depth.svg';
import curve from '../../../art/price.svg';
import { useExchangeMessages } from '../../messages.ts';
import { coinMarks } from '../../prices/coinMarks.ts';
import { useLastPrice } from '../../prices/useLastPrice.ts';
import { useNumberFormat } from '../../prices/useNumberFormat.ts';
import * as styles from './FeatureList.css.ts';

/**
 * Shows three features (SPEC §1): real-time prices, twice as wide, above the depth of the order book; convenient trading; alerts. Each
 * shows a part of the app's window.
 */
export function FeatureList() {
  const t = useExchangeMessages();
  const parts: Readonly<Record<string, ReactNode>> = {
    realtime: <Prices />,
    trading: <OrderForm />,
    alerts: <Alerts />,
  };
  return (
    <ul role="list" className={styles.features}>
      {t('features.items').map(({ id, title, text }, index) => (
        <Reveal as="li" key={id} step={index === 0 ? 0 : index === 1 ? 1 : 2} className={styles.feature}>
          <div className={styles.part}>{parts[id]}</div>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </Reveal>
      ))}
    </ul>
  );
}

function Prices() {
  const t = useExchangeMessages();
  const address = useAssets();
  const { decimal } = useNumberFormat();
  const price = useLastPrice();
  return (
    <div aria-hidden="true" className={styles.prices}>
      <ul role="list" className={styles.rows}>
        {t('prices.rows')
          .slice(0, 3)
          .map(({ id, name, price }) => (
            <li key={id} className={styles.row}>
              <img src={address(coinMarks[id] ?? '')} alt="" width={22} height={22} loading="lazy" />
              {name} <span className={styles.end}>{decimal(price)}</span>
            </li>
          ))}
      </ul>
      <img src={address(depth)} alt="" width={760} height={260} loading="lazy" className={styles.depth} />
      <span className={styles.middle}>{decimal(price)}</span>
    </div>
  );
}

function OrderForm() {
  const t = useExchangeMessages();
  const address = useAssets();
  const { decimal } = useNumberFormat();
  const words = t('features.orderForm');
  const price = useLastPrice();
  const rows = [
    [words.price, decimal(price)],
    [words.amount, decimal(0.01, 2)],
    [words.fee, '0'],
    [words.total, decimal(price / 100)],
  ] as const;
  return (
    <div aria-hidden="true" className={styles.form}>
      <img src={address(curve)} alt="" width={760} height={390} loading="lazy" className={styles.curve} />
      <div className={styles.tabs}>
        <span className={styles.tabOn}>{words.buy}</span>
        <span className={styles.tab}>{words.sell}</span>
      </div>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.line}>
          <span className={styles.quiet}>{name}</span> {value}
        </div>
      ))}
      <span className={styles.confirm}>{words.confirm}</span>
    </div>
  );
}

function Alerts() {
  const t = useExchangeMessages();
  const address = useAssets();
  return (
    <>
      <img src={address(course)} alt="" width={96} height={372} loading="lazy" className={styles.course} />
      <ul role="list" className={styles.alerts}>
        {t('features.alerts').map(({ id, kind, text }) => (
          <li key={id} className={styles.alert}>
            <strong className={styles.kind}>{kind}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
