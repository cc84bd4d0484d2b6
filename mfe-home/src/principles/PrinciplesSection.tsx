import { Section } from 'shared/design';
import { useHomeMessages } from '../messages.ts';
import * as styles from './PrinciplesSection.css.ts';

/** The six principles, numbered 01 to 06 (SPEC §2). */
export function PrinciplesSection() {
  const t = useHomeMessages();
  return (
    <Section id="principles" label={t('principles.label')} title={t('principles.title')}>
      <ol className={styles.steps}>
        {t('principles.items').map(({ title, text }, index) => (
          <li key={title}>
            <span className={styles.number}>{`0${index + 1}`}</span>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
