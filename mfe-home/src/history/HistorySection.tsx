import { useAssets } from 'shared/assets';
import { Section, widths } from 'shared/design';
import river from '../art/history.svg';
import portraitRiver from '../art/history-portrait.svg';
import { useHomeMessages } from '../messages.ts';
import * as styles from './HistorySection.css.ts';

/** From six people in 2017 to over sixty today (SPEC §1): six lines of the river become sixty. The figure is the data. */
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
      <div className={styles.river}>
        <picture>
          <source media={widths.narrow} srcSet={address(portraitRiver)} width={390} height={600} />
          <img
            src={address(river)}
            alt={t('history.chartAlt')}
            width={1440}
            height={400}
            loading="lazy"
            className={styles.drawing}
          />
        </picture>
        <ol className={styles.stations}>
          {t('history.stations').map(({ year, text }) => (
            <li key={year} className={styles.station}>
              <h3 className={styles.year}>{year}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
