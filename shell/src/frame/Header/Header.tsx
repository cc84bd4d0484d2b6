import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from 'shared/design';
import { Link } from 'shared/navigation';
import { telephone, useSite } from 'shared/site';
import { useShellMessages } from '../../locales/messages.ts';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { MobileMenu } from '../MobileMenu/MobileMenu.tsx';
import { mainLinks } from '../mainLinks.ts';
import { ServicesPanel } from '../ServicesPanel/ServicesPanel.tsx';
import * as styles from './Header.css.ts';

const panelId = 'services-panel';

/** The site's header: logo, main navigation with the services panel, phone, languages; below 1024 pixels the menu (SPEC §2). */
export function Header({ path, twinPath }: { readonly path: string; readonly twinPath: string }) {
  const t = useShellMessages();
  const { phone } = useSite();
  const [servicesOpen, setServicesOpen] = useState(false);
  const [menuOpen, setMenuOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // A link of the header leads away; what was open over the page must not stay open over the next one.
  const close = () => setServicesOpen(false);
  /** The panel opens under its button, and Tab goes on there; beyond it come the links beside the button. */
  const enterPanel = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.shiftKey || !servicesOpen) return;
    event.preventDefault();
    document.getElementById(panelId)?.querySelector('a')?.focus();
  };
  const leavePanel = (back: boolean) => {
    if (back) button.current?.focus();
    else button.current?.closest('li')?.nextElementSibling?.querySelector('a')?.focus();
  };

  useEffect(() => {
    if (!servicesOpen) return;
    const onPointer = (event: Event) => {
      const { target } = event;
      const inside = target instanceof Element && header.current?.contains(target) && !target.closest('[data-scrim]');
      if (!inside) setServicesOpen(false);
    };
    const onFocus = (event: FocusEvent) => {
      if (!header.current?.contains(event.target as Node)) setServicesOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setServicesOpen(false);
      button.current?.focus();
    };
    document.addEventListener('click', onPointer);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onPointer);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [servicesOpen]);

  return (
    <>
      <header ref={header} className={styles.header} data-open={servicesOpen ? 'true' : undefined}>
        <div className={styles.bar}>
          <Logo onClick={close} />
          <nav aria-label={t('header.navLabel')} className={styles.navigation}>
            <ul className={styles.links}>
              <li>
                <button
                  ref={button}
                  type="button"
                  className={styles.link}
                  aria-expanded={servicesOpen}
                  aria-controls={panelId}
                  onClick={() => setServicesOpen(!servicesOpen)}
                  onKeyDown={enterPanel}
                >
                  {t('header.services')}
                  <span className={styles.chevron}>
                    <Icon name="chevron" />
                  </span>
                </button>
              </li>
              {mainLinks.map(({ words, to }) => (
                <li key={to}>
                  <Link to={to} className={styles.link} aria-current={to === path ? 'page' : undefined} onClick={close}>
                    {t(words)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <a href={telephone(phone)} className={styles.phone} aria-label={t('header.phoneLabel')}>
            {phone}
          </a>
          <div className={styles.end}>
            <LanguageSwitch path={twinPath} />
            <button
              type="button"
              className={styles.menuButton}
              aria-label={t('mobileMenu.open')}
              aria-haspopup="dialog"
              aria-expanded={menuOpen}
              onClick={() => setMenuOpen(true)}
            >
              <span className={styles.burger} />
            </button>
          </div>
        </div>
        <ServicesPanel id={panelId} open={servicesOpen} path={path} onFollow={close} onLeave={leavePanel} />
        {servicesOpen && <div className={styles.scrim} data-scrim="" />}
      </header>
      <MobileMenu open={menuOpen} path={path} twinPath={twinPath} onClose={() => setMenuOpen(false)} />
    </>
  );
}
