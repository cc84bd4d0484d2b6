import { useExchangeMessages } from '../../messages.ts';
import * as styles from './StartSteps.css.ts';

/** The three install steps (SPEC §3). */
export function StartSteps() {
  const t = useExchangeMessages();
  return (
    <ol className={styles.steps}>
      {t('start.steps').map(({ title, text }) => (
        <li key={title}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
