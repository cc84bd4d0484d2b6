import { useExchangeMessages } from '../../messages.ts';
import * as styles from './QuestionList.css.ts';

/** Seven questions, each opening on its answer (SPEC §3, FAQ). */
export function QuestionList() {
  const t = useExchangeMessages();
  return t('faq.items').map(({ id, question, answer }) => (
    <details key={id} className={styles.question}>
      <summary className={styles.summary}>
        <h3 className={styles.title}>{question}</h3>
      </summary>
      <p>{answer}</p>
    </details>
  ));
}
