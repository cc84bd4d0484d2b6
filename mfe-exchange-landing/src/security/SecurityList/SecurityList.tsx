import { DrawingPlace } from '../../drawings/DrawingPlace/DrawingPlace.tsx';
import { useExchangeMessages } from '../../messages.ts';
import * as styles from './SecurityList.css.ts';

/** What protects account and wallet, and what depends on the visitor (SPEC §1, two-factor sign-in). */
export function SecurityList() {
  const t = useExchangeMessages();
  return (
    <>
      <DrawingPlace alt={t('security.alt')} caption={t('security.caption')} />
      <ul className={styles.list}>
        {t('security.items').map(({ id, title, text }) => (
          <li key={id}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
