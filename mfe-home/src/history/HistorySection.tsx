import { useAssets } from 'shared/assets';
import { breakpoints, Section } from 'shared/design';
import { Front, Passage } from 'shared/motion';
import landscape from '../../art/history.json';
import river from '../../art/history.svg';
import portrait from '../../art/history-portrait.json';
import portraitRiver from '../../art/history-portrait.svg';
import { useHomeMessages } from '../messages.ts';
import * as styles from './HistorySection.css.ts';

/**
 * Draws the growth from six people in 2017 to over sixty today as a river (SPEC §1): six lines become sixty. As the visitor scrolls, the
 * boat (a dot) moves along the orange line, and the river appears behind it. Each station appears when the boat reaches it.
 */
export function HistorySection() {
  const t = useHomeMessages();
  const address = useAssets();
  return (
    <Section
      id="history"
      label={t('history.label')}
      title={t('history.title')}
      intro={<p className={styles.intro}>{t('history.text')}</p>}
      bleed
      space="above"
    >
      <Passage className={styles.passage}>
        <div className={styles.river}>
          <Front className={styles.waters}>
            <picture>
              <source media={breakpoints.narrow} srcSet={address(portraitRiver)} width={390} height={600} />
              <img
                src={address(river)}
                alt={t('history.chartAlt')}
                width={1440}
                height={400}
                loading="lazy"
                className={styles.drawing}
              />
            </picture>
          </Front>
          <Front className={styles.bow}>
            <Fairway drawing={landscape} className={styles.fairway.landscape} />
            <Fairway drawing={portrait} className={styles.fairway.portrait} />
          </Front>
          <span className={styles.boat} />
        </div>
        <ol className={styles.stations}>
          {t('history.stations').map(({ year, text }) => (
            <li key={year} className={styles.station}>
              <h3 className={styles.year}>{year}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </Passage>
    </Section>
  );
}

interface FairwayProps {
  readonly drawing: { readonly width: number; readonly height: number; readonly fairway: string };
  readonly className: string | undefined;
}

function Fairway({ drawing: { width, height, fairway }, className }: FairwayProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path d={fairway} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
