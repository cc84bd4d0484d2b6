import { useAssets } from 'shared/assets';
import { getCloseProps, Icon } from 'shared/design';
import { Link } from 'shared/navigation';
import { formatTelephoneLink, useSite } from 'shared/site';
import water from '../../../art/footer.svg';
import { useShellMessages } from '../../locales/messages.ts';
import { ChatLinks } from '../ChatLinks/ChatLinks.tsx';
import { phoneNumber, plainList } from '../frame.css.ts';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { getAriaCurrent, mainLinks } from '../mainLinks.ts';
import { ServiceSign } from '../ServiceSign/ServiceSign.tsx';
import * as styles from './MobileMenu.css.ts';

interface MobileMenuProps {
  /** Id of the dialog. The button that opens it has this id in `commandfor`. */
  readonly id: string;
  readonly path: string;
  readonly alternatePath: string;
}

/**
 * Renders the full-screen menu of narrow screens (SPEC §2). A modal dialog traps focus, closes on Escape and restores focus by itself.
 * Links close the menu, and the page behind it does not scroll.
 */
export function MobileMenu({ id, path, alternatePath }: MobileMenuProps) {
  const t = useShellMessages();
  const { phone } = useSite();
  const address = useAssets();
  return (
    <dialog id={id} className={styles.menu} aria-label={t('mobileMenu.title')}>
      <img src={address(water)} alt="" loading="lazy" className={styles.water} />
      <div className={styles.top}>
        <Logo />
        <div className={styles.languages}>
          <LanguageSwitch path={alternatePath} />
        </div>
        <button type="button" className={styles.close} aria-label={t('mobileMenu.close')} {...getCloseProps(id)}>
          <Icon name="close" />
        </button>
      </div>
      <ul className={styles.list}>
        <li className={styles.entry}>
          <details>
            <summary className={styles.row}>
              {t('header.services')}
              <span className={styles.chevron}>
                <Icon name="chevron" />
              </span>
            </summary>
            <div className={styles.services}>
              {t('servicesPanel.columns').map((column) => (
                <div key={column.route}>
                  <Link to={column.route} className={styles.group} aria-current={getAriaCurrent(column.route, path)}>
                    {column.title}
                  </Link>
                  <ul className={column.route === '/services/cms-framework' ? styles.pairs : plainList}>
                    {column.items.map((item, index) => (
                      <li key={item.route}>
                        <Link
                          to={item.route}
                          className={styles.service}
                          aria-current={getAriaCurrent(item.route, path)}
                        >
                          <ServiceSign route={item.route} index={index} /> {item.title}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </details>
        </li>
        {mainLinks.map(({ words, to }) => (
          <li key={to} className={styles.entry}>
            <Link to={to} className={styles.row} aria-current={getAriaCurrent(to, path)}>
              {t(words)}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <a href={formatTelephoneLink(phone)} className={phoneNumber} aria-label={t('header.phoneLabel')}>
          {phone}
        </a>
        <ChatLinks listClassName={styles.chats} linkClassName={styles.chat} />
      </div>
    </dialog>
  );
}
