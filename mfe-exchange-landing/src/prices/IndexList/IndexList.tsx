import { useExchangeMessages } from '../../messages.ts';
import * as styles from '../prices.css.ts';
import { useNumbers } from '../useNumbers.ts';

/** The market index and the altcoin index (SPEC §3), with what each of them means. */
export function IndexList() {
  const t = useExchangeMessages();
  const { decimal, change } = useNumbers();
  return (
    <ul className={styles.indices}>
      {t('prices.indices').map((index) => (
        <li key={index.id}>
          <p className={styles.quiet}>{index.label}</p>
          <h3 className={styles.title}>{index.name}</h3>
          <p className={styles.index}>
            <strong>{decimal(index.value, 2)}</strong>, {change(index.change)}
          </p>
          <p className={styles.quiet}>{index.description}</p>
        </li>
      ))}
    </ul>
  );
}
