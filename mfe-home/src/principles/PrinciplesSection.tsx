import { Section } from 'shared/design';
import { Reveal } from 'shared/motion';
import { useHomeMessages } from '../messages.ts';
import * as styles from './PrinciplesSection.css.ts';

/** The six principles, numbered 01 to 06 (SPEC §2). */
export function PrinciplesSection() {
  const t = useHomeMessages();
  return (
    <Section id="principles" label={t('principles.label')} title={t('principles.title')}>
      <ol className={styles.steps}>
        {t('principles.items').map(({ title, text }, index) => (
          <Reveal as="li" key={title} step={stepOf(index)} size="small" className={styles.step}>
            <span className={styles.number}>{`0${index + 1}`}</span>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </Reveal>
        ))}
      </ol>
    </Section>
  );
}

/** They enter one after another, at most three steps apart. */
const stepOf = (index: number) => (index % 3) as 0 | 1 | 2;
