import { Section } from 'shared/design';
import { useHomeMessages } from '../messages.ts';
import * as styles from './TurnkeySection.css.ts';

/** Turnkey business solutions in five points (SPEC §2). */
export function TurnkeySection() {
  const t = useHomeMessages();
  return (
    <Section id="turnkey" label={t('turnkey.label')} title={t('turnkey.title')}>
      <ol className={styles.points}>
        {t('turnkey.items').map(({ title, text }) => (
          <li key={title} className={styles.point}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
