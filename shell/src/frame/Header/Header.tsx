import { useEffect, useRef, useState } from 'react';
import { Link } from 'shared/navigation';
import { useSite } from 'shared/site';
import { useShellMessages } from '../../locales/messages.ts';
import * as styles from '../frame.css.ts';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { telephone } from '../telephone.ts';

const panelId = 'services-panel';

/** The site's header: logo, main navigation with the services panel, phone and languages (SPEC §2). */
export function Header({ path }: { readonly path: string }) {
  const t = useShellMessages();
  const { phone } = useSite();
  const [servicesOpen, setServicesOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!servicesOpen) return;
    const outside = (event: Event) => {
      if (!header.current?.contains(event.target as Node)) setServicesOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setServicesOpen(false);
      button.current?.focus();
    };
    document.addEventListener('click', outside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', outside);
      document.removeEventListener('keydown', onKey);
    };
  }, [servicesOpen]);
  // A link of the header leads away; what was open over the page must not stay open over the next one.
  const close = () => setServicesOpen(false);
  return (
    <header ref={header} className={styles.header}>
      <Link to="/" className={styles.logo} onClick={close} aria-label={t('logo.label')}>
        {t('logo.name')}
      </Link>
      <nav aria-label={t('header.navLabel')}>
        <ul className={styles.links}>
          <li>
            <Link to="/" onClick={close}>
              {t('header.links.about')}
            </Link>
          </li>
          <li>
            <button
              ref={button}
              type="button"
              className={styles.button}
              aria-expanded={servicesOpen}
              aria-controls={panelId}
              onClick={() => setServicesOpen(!servicesOpen)}
            >
              {t('header.services')}
            </button>
          </li>
          <li>
            <Link to="/portfolio" onClick={close}>
              {t('header.links.portfolio')}
            </Link>
          </li>
          <li>
            <Link to="/contact-us" onClick={close}>
              {t('header.links.contact')}
            </Link>
          </li>
          <li>
            <Link to="/cybersecurity" onClick={close}>
              {t('header.links.cybersecurity')}
            </Link>
          </li>
        </ul>
      </nav>
      <a href={telephone(phone)} aria-label={t('header.phoneLabel')}>
        {phone}
      </a>
      <LanguageSwitch path={path} />
      <ServicesPanel open={servicesOpen} close={close} />
    </header>
  );
}

/** Three columns of services. Closed it is hidden by an attribute that only a script takes away: see the noscript style. */
function ServicesPanel({ open, close }: { readonly open: boolean; readonly close: () => void }) {
  const t = useShellMessages();
  return (
    <div id={panelId} className={styles.panel} hidden={!open}>
      {t('servicesPanel.columns').map((column) => (
        <section key={column.key} aria-label={column.title}>
          <p>
            <Link to={column.route} onClick={close}>
              {column.linkLabel}
            </Link>
          </p>
          <ul>
            {column.items.map((item) => (
              <li key={item.key}>
                <Link to={item.route} onClick={close}>
                  {item.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
