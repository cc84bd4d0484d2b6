import { Section } from 'shared/design';
import { useHomeMessages } from '../messages.ts';
import { HistoryChart } from './HistoryChart.tsx';
import * as styles from './HistorySection.css.ts';

/** From six people in 2017 to over sixty today (SPEC §1). */
export function HistorySection() {
  const t = useHomeMessages();
  return (
    <Section id="history" label={t('history.label')} title={t('history.title')}>
      <p>{t('history.text')}</p>
      <HistoryChart label={t('history.chartAlt')} />
      <ol className={styles.stations}>
        {t('history.stations').map(({ year, text }) => (
          <li key={year} className={styles.station}>
            <h3 className={styles.year}>{year}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
