import { useLanguage } from 'shared/language';
import { telephone, useSite } from 'shared/site';
import { useHomeMessages } from '../messages.ts';
import * as styles from './ContactDetails.css.ts';

/** Address, phone, e-mail and chats (SPEC §2). WhatsApp and Telegram open a new tab; Viber opens its own program. */
export function ContactDetails() {
  const t = useHomeMessages();
  const language = useLanguage();
  const { address, phone, email, whatsapp, telegram, viber } = useSite();
  return (
    <div className={styles.details}>
      <h2 className={styles.title}>{t('contact.details.title')}</h2>
      <dl className={styles.list}>
        <dt>{t('contact.details.officeLabel')}</dt>
        <dd className={styles.value}>
          <address className={styles.address}>{address[language]}</address>
        </dd>
        <dt>{t('contact.details.phoneLabel')}</dt>
        <dd className={styles.value}>
          <a href={telephone(phone)} aria-label={t('contact.details.callLabel')}>
            {phone}
          </a>
        </dd>
        <dt>{t('contact.details.emailLabel')}</dt>
        <dd className={styles.value}>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <dt>{t('contact.details.chatsLabel')}</dt>
        <dd className={styles.value}>
          <ul className={styles.chats}>
            <li>
              <a href={whatsapp} target="_blank" rel="noopener" title={t('contact.details.newTab')}>
                WhatsApp
              </a>
            </li>
            <li>
              <a href={telegram} target="_blank" rel="noopener" title={t('contact.details.newTab')}>
                Telegram
              </a>
            </li>
            <li>
              <a href={viber} title={t('contact.details.opensApp')}>
                Viber
              </a>
            </li>
          </ul>
        </dd>
      </dl>
    </div>
  );
}
