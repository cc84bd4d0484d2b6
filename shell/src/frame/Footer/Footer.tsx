import { useAssets } from 'shared/assets';
import { cursorTarget } from 'shared/cursor';
import { ButtonLink, Icon } from 'shared/design';
import { Reveal } from 'shared/motion';
import { Link } from 'shared/navigation';
import { telephone, useSite } from 'shared/site';
import water from '../../art/footer.svg';
import { useShellMessages } from '../../locales/messages.ts';
import { ChatLinks } from '../ChatLinks/ChatLinks.tsx';
import * as styles from './Footer.css.ts';

/** The site's footer (SPEC §2): the call, the phone, three quiet columns, the documents. Revealed once, one part after another. */
export function Footer() {
  const t = useShellMessages();
  const { phone } = useSite();
  const address = useAssets();
  return (
    <footer className={styles.footer}>
      <img
        src={address(water)}
        className={styles.art}
        alt=""
        width={1600}
        height={900}
        loading="lazy"
        decoding="async"
      />
      <div className={styles.inner}>
        <Reveal>
          <h2 className={styles.heading}>{t('footer.heading')}</h2>
        </Reveal>
        <Reveal step={1} size="small" className={styles.actions}>
          <ButtonLink to="/contact-us" {...cursorTarget('contact')}>
            {t('footer.contactButton')}
          </ButtonLink>
          <a href={telephone(phone)} className={styles.phone} aria-label={t('footer.phoneLabel')}>
            {phone}
          </a>
        </Reveal>
        <Reveal step={2} size="small" className={styles.columns}>
          <div className={styles.explore}>
            <h3 className={styles.label}>{t('footer.explore.title')}</h3>
            <ul className={styles.list}>
              <li>
                <Link to="/portfolio" className={styles.onward}>
                  {t('footer.explore.portfolio')}
                  <Icon name="arrow" />
                </Link>
              </li>
              <li>
                <Link to="/cybersecurity" className={styles.onward}>
                  {t('footer.explore.cybersecurity')}
                  <Icon name="arrow" />
                </Link>
              </li>
            </ul>
          </div>
          <div className={styles.chatColumn}>
            <h3 className={styles.label}>{t('footer.chats.title')}</h3>
            <ChatLinks listClassName={styles.list} linkClassName={styles.chat} />
          </div>
          <div className={styles.office}>
            <h3 className={styles.label}>{t('footer.office.title')}</h3>
            <address className={styles.address}>{t('footer.office.address')}</address>
          </div>
        </Reveal>
        <div className={styles.base}>
          <span>{t('footer.legal.copyright')}</span>
          <nav aria-label={t('footer.legal.label')}>
            <ul className={styles.legal}>
              <li>
                <Link to="/sitemap" className={styles.legalLink}>
                  {t('footer.legal.sitemap')}
                </Link>
              </li>
              <li>
                <Link to="/terms" className={styles.legalLink}>
                  {t('footer.legal.terms')}
                </Link>
              </li>
              <li>
                <Link to="/privacy" className={styles.legalLink}>
                  {t('footer.legal.privacy')}
                </Link>
              </li>
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}
