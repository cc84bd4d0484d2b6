import { useAssets } from 'shared/assets';
import { layout } from 'shared/design';
import gate from '../../../art/gate.svg';
import { useExchangeMessages } from '../../messages.ts';
import { useSignInProviders } from '../useSignInProviders.ts';
import * as styles from './SecurityList.css.ts';

/**
 * Draws two channels that join at one gate (SPEC §1, two-factor sign-in). Below, lists how account and wallet are protected, and what the
 * visitor can do.
 */
export function SecurityList() {
  const t = useExchangeMessages();
  const address = useAssets();
  const { words: providers, names } = useSignInProviders();
  return (
    <>
      <figure className={styles.figure}>
        <div role="img" aria-label={t('security.alt', { providers })} className={styles.gate}>
          <img src={address(gate)} alt="" width={1312} height={300} loading="lazy" className={styles.lines} />
          {names.map((name, index) => (
            <span key={name} aria-hidden="true" className={index === 0 ? styles.first : styles.second}>
              {name}
            </span>
          ))}
          <span aria-hidden="true" className={styles.wallet}>
            {t('security.wallet')}
          </span>
        </div>
        <figcaption className={`${layout.wrap} ${styles.caption}`}>{t('security.caption')}</figcaption>
      </figure>
      <ul className={`${layout.wrap} ${styles.list}`}>
        {t('security.items').map(({ id, title, text }) => (
          <li key={id} className={styles.item}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
