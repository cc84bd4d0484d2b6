import { getCursorTargetProps } from 'shared/cursor';
import { ProductLogo, visuallyHidden } from 'shared/design';
import { useLanguage } from 'shared/language';
import { formatTelephoneLink, useSite } from 'shared/site';
import { useHomeMessages } from '../messages.ts';
import * as styles from './ContactDetails.css.ts';

const nextTitle = 'contact-next';
/** Id of the list of chats. The form links to it. */
export const chatsId = 'contact-chats';

/** Shows the next steps, and address, phone, email and chats (SPEC §2). WhatsApp and Telegram open a new tab; Viber opens its app. */
export function ContactDetails() {
  const t = useHomeMessages();
  const language = useLanguage();
  const { address, phone, email, whatsapp, telegram, viber, ...site } = useSite();
  // An older shell supplies no reply time.
  const replyTime = site.replyTime?.[language];
  return (
    <div className={styles.details}>
      <div className={styles.next}>
        <p id={nextTitle} className={styles.label}>
          {t('contact.details.nextLabel')}
        </p>
        <ol role="list" aria-labelledby={nextTitle} className={styles.steps}>
          {t('contact.details.next').map((step) => (
            <li key={step} className={styles.step}>
              {step}
            </li>
          ))}
        </ol>
        {replyTime && <p className={styles.reply}>{t('contact.details.reply')}</p>}
      </div>
      <h2 className={visuallyHidden}>{t('contact.details.title')}</h2>
      <dl className={styles.list}>
        <div className={styles.entry}>
          <dt className={styles.label}>{t('contact.details.officeLabel')}</dt>
          <dd className={styles.value}>
            <address className={styles.address}>{address[language]}</address>
          </dd>
        </div>
        <div className={styles.entry}>
          <dt className={styles.label}>{t('contact.details.phoneLabel')}</dt>
          <dd className={styles.value}>
            <a
              href={formatTelephoneLink(phone)}
              className={styles.link}
              aria-label={t('contact.details.callLabel')}
              {...getCursorTargetProps('contact')}
            >
              {phone}
            </a>
          </dd>
        </div>
        <div className={styles.entry}>
          <dt className={styles.label}>{t('contact.details.emailLabel')}</dt>
          <dd className={styles.value}>
            <a href={`mailto:${email}`} className={styles.link} {...getCursorTargetProps('contact')}>
              {email}
            </a>
          </dd>
        </div>
        <div id={chatsId} className={styles.entry}>
          <dt className={styles.label}>{t('contact.details.chatsLabel')}</dt>
          <dd className={styles.listValue}>
            <ul className={styles.chats}>
              <li>
                <a
                  href={whatsapp}
                  className={styles.chat}
                  target="_blank"
                  rel="noopener"
                  title={t('contact.details.newTab')}
                >
                  <ProductLogo name="whatsapp" />
                  WhatsApp
                </a>
              </li>
              <li>
                <a
                  href={telegram}
                  className={styles.chat}
                  target="_blank"
                  rel="noopener"
                  title={t('contact.details.newTab')}
                >
                  <ProductLogo name="telegram" />
                  Telegram
                </a>
              </li>
              <li>
                <a href={viber} className={styles.chat} title={t('contact.details.opensApp')}>
                  <ProductLogo name="viber" />
                  Viber
                </a>
              </li>
            </ul>
          </dd>
        </div>
      </dl>
    </div>
  );
}
