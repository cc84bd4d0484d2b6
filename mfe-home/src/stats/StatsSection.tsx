import { Section } from 'shared/design';
import { Counter } from 'shared/motion';
import { useHomeMessages } from '../messages.ts';
import * as styles from './StatsSection.css.ts';
import { stats } from './stats.ts';

/** Shows four figures about the agency (SPEC §2), each beside a drawn scale. */
export function StatsSection() {
  const t = useHomeMessages();
  return (
    <Section id="stats" title={t('stats.title')} titleHidden>
      <dl className={styles.stats}>
        {stats.map(({ key, targetValue, suffix }) => (
          <div key={key} className={styles.stat}>
            <dt className={styles.label}>{t(`stats.items.${key}`)}</dt>
            <dd className={styles.figure}>
              <Counter value={targetValue} />
              {''}
              {suffix !== '' && <sup className={styles.suffix}>{suffix}</sup>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
