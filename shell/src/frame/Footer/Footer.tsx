import { Link } from 'shared/navigation';
import { useSite } from 'shared/site';
import { useShellMessages } from '../../locales/messages.ts';
import * as styles from '../frame.css.ts';
import { telephone } from '../telephone.ts';

/** The site's footer (SPEC §2). WhatsApp and Telegram open a new tab; Viber opens its own program. */
export function Footer() {
  const t = useShellMessages();
  const { phone, whatsapp, telegram, viber } = useSite();
  return (
    <footer className={styles.footer}>
      <div>
        <p>{t('footer.heading')}</p>
        <p>
          <Link to="/contact-us">{t('footer.contactButton')}</Link>
        </p>
        <p>
          <a href={telephone(phone)} aria-label={t('footer.phoneLabel')}>
            {phone}
          </a>
        </p>
      </div>
      <div>
        <p>{t('footer.explore.title')}</p>
        <ul>
          <li>
            <Link to="/portfolio">{t('footer.explore.portfolio')}</Link>
          </li>
          <li>
            <Link to="/cybersecurity">{t('footer.explore.cybersecurity')}</Link>
          </li>
        </ul>
      </div>
      <div>
        <p>{t('footer.chats.title')}</p>
        <ul>
          <li>
            <a href={whatsapp} target="_blank" rel="noopener" title={t('footer.chats.newTab')}>
              {t('footer.chats.whatsapp')}
            </a>
          </li>
          <li>
            <a href={telegram} target="_blank" rel="noopener" title={t('footer.chats.newTab')}>
              {t('footer.chats.telegram')}
            </a>
          </li>
          <li>
            <a href={viber} title={t('footer.chats.opensApp')}>
              {t('footer.chats.viber')}
            </a>
          </li>
        </ul>
      </div>
      <div>
        <p>{t('footer.office.title')}</p>
        <address>{t('footer.office.address')}</address>
      </div>
      <nav aria-label={t('footer.legal.label')}>
        <ul className={styles.links}>
          <li>
            <Link to="/sitemap">{t('footer.legal.sitemap')}</Link>
          </li>
          <li>
            <Link to="/terms">{t('footer.legal.terms')}</Link>
          </li>
          <li>
            <Link to="/privacy">{t('footer.legal.privacy')}</Link>
          </li>
        </ul>
        <p>{t('footer.legal.copyright')}</p>
      </nav>
    </footer>
  );
}
