import { Section } from 'shared/design';
import { useHomeMessages } from '../messages.ts';
import * as styles from './StatsSection.css.ts';
import { stats } from './stats.ts';

/** The agency in four figures (SPEC §2). */
export function StatsSection() {
  const t = useHomeMessages();
  return (
    <Section id="stats" title={t('stats.title')}>
      <dl className={styles.stats}>
        {stats.map(({ key, targetValue, suffix }) => (
          <div key={key} className={styles.stat}>
            <dt>{t(`stats.items.${key}`)}</dt>
            <dd className={styles.figure}>{`${targetValue}${suffix}`}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
