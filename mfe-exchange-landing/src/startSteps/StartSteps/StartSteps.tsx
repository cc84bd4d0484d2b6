import { StepPicture } from '../../install/StepPicture/StepPicture.tsx';
import { useExchangeMessages } from '../../messages.ts';
import * as styles from './StartSteps.css.ts';

/** Shows the three install steps (SPEC §3) as stairs that lead down, each with a picture of its screen. */
export function StartSteps() {
  const t = useExchangeMessages();
  return (
    <ol role="list" className={styles.steps}>
      {t('start.steps').map(({ title, text }, index) => (
        <li key={title} className={styles.step}>
          <span aria-hidden="true" className={styles.number}>
            {index + 1}
          </span>
          <div className={styles.content}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
            <StepPicture index={index} className={styles.picture} />
          </div>
        </li>
      ))}
    </ol>
  );
}
