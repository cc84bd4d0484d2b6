import { Section } from 'shared/design';
import { Passage, Reveal } from 'shared/motion';
import { useHomeMessages } from '../messages.ts';
import * as styles from './PrinciplesSection.css.ts';

/** Shows the six principles, numbered 01 to 06 (SPEC §2), as steps of a river. The boat (a dot) moves down the steps as the visitor scrolls. */
export function PrinciplesSection() {
  const t = useHomeMessages();
  return (
    <Section id="principles" label={t('principles.label')} title={t('principles.title')}>
      <Passage className={styles.profile}>
        <ol className={styles.steps}>
          {t('principles.items').map(({ title, text }, index) => (
            <li key={title} className={styles.step}>
              <Reveal step={getRevealStep(index)} size="small">
                <span className={styles.number}>{`0${index + 1}`}</span>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </Reveal>
            </li>
          ))}
        </ol>
        <span className={styles.boat} />
      </Passage>
    </Section>
  );
}

/** Returns the entrance delay of a principle, in units of `Reveal`: 0, 1, 2, then 0 again. */
const getRevealStep = (index: number) => (index % 3) as 0 | 1 | 2;
