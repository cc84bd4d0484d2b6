import { getShowModalProps, Icon } from 'shared/design';
import { Link } from 'shared/navigation';
import { formatTelephoneLink, useSite } from 'shared/site';
import { useShellMessages } from '../../locales/messages.ts';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { MobileMenu } from '../MobileMenu/MobileMenu.tsx';
import { getAriaCurrent, mainLinks } from '../mainLinks.ts';
import { ServicesPanel } from '../ServicesPanel/ServicesPanel.tsx';
import * as styles from './Header.css.ts';

const panelId = 'services-panel';
const menuId = 'site-menu';

/**
 * Renders the header: logo, main navigation with the services panel, phone, languages; below 1024 px the menu (SPEC §2). The panel is a
 * native popover and the menu a native dialog, so both open without script. React does not know whether they are open.
 */
export function Header({ path, alternatePath }: { readonly path: string; readonly alternatePath: string }) {
  const t = useShellMessages();
  const { phone } = useSite();
  return (
    <>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Logo />
          <nav aria-label={t('header.navLabel')} className={styles.navigation}>
            <ul className={styles.links}>
              <li>
                <button
                  type="button"
                  className={styles.link}
                  popoverTarget={panelId}
                  aria-controls={panelId}
                  aria-current={getAriaCurrent('/services', path)}
                >
                  {t('header.services')}
                  <span className={styles.chevron}>
                    <Icon name="chevron" />
                  </span>
                </button>
              </li>
              {mainLinks.map(({ words, to }) => (
                <li key={to}>
                  <Link to={to} className={styles.link} aria-current={getAriaCurrent(to, path)}>
                    {t(words)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <a href={formatTelephoneLink(phone)} className={styles.phone} aria-label={t('header.phoneLabel')}>
            {phone}
          </a>
          <div className={styles.end}>
            <LanguageSwitch path={alternatePath} />
            <Link to="/sitemap" className={styles.allPages}>
              {t('footer.legal.sitemap')}
            </Link>
            <button
              type="button"
              className={styles.menuButton}
              aria-label={t('mobileMenu.open')}
              aria-haspopup="dialog"
              {...getShowModalProps(menuId)}
            >
              <span className={styles.burger} />
            </button>
          </div>
        </div>
        <span className={styles.progress} />
        <ServicesPanel id={panelId} path={path} />
      </header>
      <MobileMenu id={menuId} path={path} alternatePath={alternatePath} />
    </>
  );
}
