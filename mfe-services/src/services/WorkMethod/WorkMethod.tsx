import { useAssets } from 'shared/assets';
import { Section } from 'shared/design';
import { Reveal } from 'shared/motion';
import method from '../../../art/method.json';
import ring from '../../../art/method.svg';
import { useServicesMessages } from '../../messages.ts';
import * as styles from './WorkMethod.css.ts';

const { width, height, stations, radius, ends, fairway } = method;
const [endX = 0, endY = 0] = ends;
/** Path of the orange line upwards from the drawing, longer than any section is high. The section clips it. */
const inflow = `M${width / 2} -40V-900`;
/** Offset in px that centres a number on its station. */
const half = 9;
/** Mirrors the orange line from left to right, so that the first station is at the left. */
const turned = `translate(${width}) scale(-1 1)`;

/**
 * The block 'Work Method' of search optimisation: a subtitle and six cards (SPEC §2, home page).
 *  From 1280 px on, the cards stand around a drawn vortex. An orange line passes its six stations in the order of the cards.
 *  The text beside the title adds that search engines decide the ranking.
 */
export function WorkMethod() {
  const t = useServicesMessages();
  const address = useAssets();
  return (
    <Section
      id="work-method"
      label={t('workMethod.label')}
      title={t('workMethod.title')}
      surface="deep"
      intro={<p>{t('workMethod.honest')}</p>}
    >
      <div className={styles.circle}>
        <div className={styles.water}>
          <img src={address(ring)} alt="" width={width} height={height} loading="lazy" className={styles.drawing} />
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false" className={styles.course}>
            <g transform={turned}>
              <path d={inflow} className={styles.inflow} />
              <path d={fairway} className={styles.fairway} />
              <circle cx={endX} cy={endY} r={6} className={styles.buoy} />
            </g>
            {stations.map(([x = 0, y = 0], index) => (
              <g key={`${x} ${y}`}>
                <circle cx={width - x} cy={y} r={radius} className={styles.station} />
                <text x={width - x} y={y + half} className={styles.stationNumber}>
                  {index + 1}
                </text>
              </g>
            ))}
          </svg>
          <p className={styles.subtitle}>{t('workMethod.subtitle')}</p>
        </div>
        <ol role="list" className={styles.cards}>
          {t('workMethod.items').map(({ title, text }, index) => (
            <Reveal as="li" key={title} size="small" className={styles.card}>
              <span className={styles.number} aria-hidden="true">{`0${index + 1}`}</span>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </Reveal>
          ))}
        </ol>
      </div>
    </Section>
  );
}
