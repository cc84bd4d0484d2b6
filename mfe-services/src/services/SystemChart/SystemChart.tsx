import { useAssets } from 'shared/assets';
import { ProductLogo } from 'shared/design';
import { Link } from 'shared/navigation';
import chart from '../../../art/systems.json';
import drawing from '../../../art/systems.svg';
import { useServicesMessages } from '../../messages.ts';
import { getFrameworkLogo } from '../getFrameworkLogo.ts';
import { getServicePath, listServicesUnder, type ServiceOnPage } from '../services.ts';
import * as styles from './SystemChart.css.ts';

const percent = (part: number) => `${part * 100}%`;

interface SystemChartProps {
  /**
   * System of the page. An orange line leads to it, and the chart is smaller.
   *  Without `current` (on the hub), the chart compares all four systems, and its description stands beside it.
   */
  readonly current?: ServiceOnPage<'FrameworkPage'>['key'];
}

/** Places the four systems on a chart. Horizontal axis: from content to logic. Vertical axis: from a fast start to a long life. */
export function SystemChart({ current }: SystemChartProps) {
  const t = useServicesMessages();
  const address = useAssets();
  const { fast, long, content, logic, caption } = t('systems');
  return (
    <figure className={styles.figure}>
      <div className={styles.chart}>
        <img
          src={address(drawing)}
          alt=""
          width={chart.width}
          height={chart.height}
          loading="lazy"
          className={styles.water}
        />
        <svg
          viewBox={`0 0 ${chart.width} ${chart.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className={styles.way}
        >
          <path d={chart.systems.find((system) => system.key === current)?.fairway} />
        </svg>
        <ul className={styles.systems}>
          {listServicesUnder('cms-framework').map(({ key }) => {
            const at = chart.systems.find((system) => system.key === key);
            const logo = getFrameworkLogo(key);
            const isCurrent = key === current;
            const name = (
              <>
                <span className={isCurrent ? styles.buoy : styles.stone}>{logo && <ProductLogo name={logo} />}</span>
                <span className={isCurrent ? styles.nameHere : styles.name}>{t(`services.${key}.title`)}</span>
              </>
            );
            return (
              at && (
                <li
                  key={key}
                  className={styles.system}
                  style={{ insetInlineStart: percent(at.x), insetBlockStart: percent(at.y) }}
                  aria-current={isCurrent || undefined}
                >
                  {isCurrent ? (
                    <span className={styles.place}>{name}</span>
                  ) : (
                    <Link to={getServicePath(key)} className={styles.place}>
                      {name}
                    </Link>
                  )}
                </li>
              )
            );
          })}
        </ul>
        <p aria-hidden="true" className={styles.upright}>
          <span>{fast}</span> <span>{long}</span>
        </p>
        <p aria-hidden="true" className={styles.level}>
          <span>{content}</span> <span>{logic}</span>
        </p>
      </div>
      {current && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
