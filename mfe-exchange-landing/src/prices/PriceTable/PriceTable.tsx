import { useAssets } from 'shared/assets';
import { visuallyHidden } from 'shared/design';
import { useExchangeMessages } from '../../messages.ts';
import { coinMarks } from '../coinMarks.ts';
import { PercentChange } from '../PercentChange.tsx';
import * as styles from '../prices.css.ts';
import { useNumberFormat } from '../useNumberFormat.ts';
import { weekPrices } from '../weekPrices.ts';

/** Lists five coins in won, and two indices with their explanations (SPEC §3, coins). */
export function PriceTable() {
  const t = useExchangeMessages();
  const address = useAssets();
  const { decimal } = useNumberFormat();
  const columns = t('prices.columns');
  return (
    <table className={styles.table} aria-label={t('prices.title')}>
      <thead>
        <tr>
          <th scope="col">{columns.asset}</th>
          <th scope="col" className={styles.wide}>
            {columns.pair}
          </th>
          <th scope="col" className={styles.number}>
            {columns.price}
          </th>
          <th scope="col" className={styles.number}>
            {columns.change}
          </th>
          <th scope="col" className={styles.volume}>
            {columns.volume}
          </th>
          <th scope="col" className={styles.week}>
            {columns.week}
          </th>
        </tr>
      </thead>
      <tbody>
        {t('prices.rows').map(({ id, name, pair, price, change, volume }) => (
          <tr key={id}>
            <th scope="row">
              <span className={styles.asset}>
                <img src={address(coinMarks[id] ?? '')} alt="" width={34} height={34} loading="lazy" />
                {name}
              </span>
            </th>
            <td className={styles.wide}>{pair}</td>
            <td className={styles.price}>{decimal(price)}</td>
            <td className={styles.number}>
              <PercentChange percent={change} />
            </td>
            <td className={styles.volume}>{t('prices.billions', { value: decimal(volume, 1) })}</td>
            <td className={styles.week}>
              <Week id={id} falls={change < 0} />
            </td>
          </tr>
        ))}
      </tbody>
      <tbody data-indices="">
        {t('prices.indices').map(({ id, name, letter, label, value, change }) => (
          <tr key={id}>
            <th scope="row">
              <span className={styles.asset}>
                <span aria-hidden="true" className={styles.letter}>
                  {letter}
                </span>{' '}
                {name}
              </span>
            </th>
            <td className={styles.wide}>{label}</td>
            <td className={styles.price}>{decimal(value, 2)}</td>
            <td className={styles.number}>
              <PercentChange percent={change} />
            </td>
            <td className={styles.volume}>
              <span aria-hidden="true">—</span>
              <span className={visuallyHidden}>{t('prices.noVolume')}</span>
            </td>
            <td className={styles.week}>
              <Week id={id} falls={change < 0} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Contour lines below a week's price curve. `sink`: distance from the curve, in view-box units. Lower lines are smoother and fainter. */
const isobaths = [0, 5, 10, 15, 20.5, 26.5, 33].map((sink, index, { length }) => ({
  sink,
  height: 46 * (1 - index / length),
  opacity: 1 - 0.94 * (index / length) ** 0.6,
}));

/** Draws a week's price with contour lines below it, like a sea chart. The `aria-label` says whether the price rose or fell. */
function Week({ id, falls }: { readonly id: string; readonly falls: boolean }) {
  const t = useExchangeMessages();
  const points = weekPrices[id] ?? [];
  const middle = points.reduce((sum, part) => sum + part, 0) / points.length;
  const rise = (points.at(-1) ?? 0) - (points[0] ?? 0);
  const line = ({ sink, height }: (typeof isobaths)[number]) =>
    points
      .map(
        (part, index) => `${index === 0 ? 'M' : 'L'}${index * 6} ${(28 + sink - (part - middle) * height).toFixed(1)}`,
      )
      .join('');
  return (
    <svg
      viewBox="0 0 150 66"
      preserveAspectRatio="none"
      className={falls ? styles.weekDown : styles.weekUp}
      role="img"
      aria-label={t(`prices.week.${rise > 0 ? 'up' : rise < 0 ? 'down' : 'level'}`)}
    >
      {isobaths.map((isobath) => (
        <path
          key={isobath.sink}
          d={line(isobath)}
          opacity={isobath.opacity.toFixed(2)}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
