import { formatAddress } from 'shared/contract';
import { getCursorTargetProps } from 'shared/cursor';
import { ButtonLink, surfaces } from 'shared/design';
import { useLanguage } from 'shared/language';
import { useSite } from 'shared/site';
import { useCybersecurityMessages } from '../../messages.ts';
import * as styles from './Invitation.css.ts';

const contact = '/contact-us';

/** An invitation to the contact page after the article. */
export function Invitation() {
  const t = useCybersecurityMessages();
  const address = useSite().origin + formatAddress(contact, useLanguage());
  return (
    <div className={surfaces.paper2}>
      <div className={styles.invitation}>
        <h2 className={styles.title}>{t('cta.title')}</h2>
        <div className={styles.offer} data-has-cta="">
          <p className={styles.text}>{t('cta.text')}</p>
          <ButtonLink to={contact} data-address={address} {...getCursorTargetProps('contact')}>
            {t('cta.button')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
