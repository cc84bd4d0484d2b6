import { useAssets } from 'shared/assets';
import { getCursorTargetProps } from 'shared/cursor';
import { ButtonLink, breakpoints, Icon } from 'shared/design';
import { Reveal } from 'shared/motion';
import { Link } from 'shared/navigation';
import { formatTelephoneLink, useSite } from 'shared/site';
import { useShellMessages } from '../../locales/messages.ts';
import { ChatLinks } from '../ChatLinks/ChatLinks.tsx';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import * as styles from './Footer.css.ts';
import './streamInFoot.css.ts';
import { selectFooterDrawing } from './selectFooterDrawing.ts';

interface FooterProps {
  /** Path of the current page. Its section determines the drawing. */
  readonly path: string;
  readonly alternatePath: string;
}

/** Page to which the call to action leads. On that page itself, the footer has only the phone number. */
const contact = '/contact-us';

/** Links of the first column, by the keys of their texts. */
const further = [
  { words: 'footer.explore.portfolio', to: '/portfolio' },
  { words: 'footer.explore.cybersecurity', to: '/cybersecurity' },
] as const;
/** Links to legal documents, by the keys of their texts. */
const documents = [
  { words: 'footer.legal.sitemap', to: '/sitemap' },
  { words: 'footer.legal.terms', to: '/terms' },
  { words: 'footer.legal.privacy', to: '/privacy' },
] as const;

/**
 * Renders the footer (SPEC §2): call to action on drawn water, phone, three columns, links to legal documents. Its parts are revealed once,
 * one after another. In a slim frame it is only a strip of links, with the language links.
 */
export function Footer({ path, alternatePath }: FooterProps) {
  const t = useShellMessages();
  const { phone } = useSite();
  const address = useAssets();
  const { wide, narrow } = selectFooterDrawing(path, t('footerWater'));
  // Puts the question on a line of its own, as in the drawing.
  const [question, answer] = t('footer.heading').split(/(?<=\?) /);
  const leadsTo = (to: string) => ({ to, 'aria-current': to === path ? ('page' as const) : undefined });
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.call}>
          <picture>
            <source media={breakpoints.narrow} srcSet={address(narrow)} width={528} height={352} />
            <img
              src={address(wide)}
              className={styles.art}
              alt=""
              width={2400}
              height={840}
              loading="lazy"
              decoding="async"
            />
          </picture>
          <Reveal>
            <h2 className={styles.heading}>
              <span className={styles.line}>{question}</span> <span className={styles.line}>{answer}</span>
            </h2>
          </Reveal>
        </div>
        <Reveal step={1} size="small" className={styles.actions}>
          {path !== contact && (
            <ButtonLink to={contact} {...getCursorTargetProps('contact')}>
              {t('footer.contactButton')}
            </ButtonLink>
          )}
          <a href={formatTelephoneLink(phone)} className={styles.phone} aria-label={t('header.phoneLabel')}>
            {phone}
          </a>
        </Reveal>
        <Reveal step={2} size="small" className={styles.columns}>
          <div className={styles.explore}>
            <h3 className={styles.label}>{t('footer.explore.title')}</h3>
            <ul className={styles.list}>
              {further.map(({ words, to }) => (
                <li key={to}>
                  <Link {...leadsTo(to)} className={styles.onward}>
                    {t(words)}
                    <Icon name="arrow" />
                  </Link>
                </li>
              ))}
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
          <div className={styles.languages}>
            <LanguageSwitch path={alternatePath} label="footer.legal.language" />
          </div>
          <nav aria-label={t('footer.legal.label')}>
            <ul className={styles.legal}>
              {documents.map(({ words, to }) => (
                <li key={to}>
                  <Link {...leadsTo(to)} className={styles.legalLink}>
                    {t(words)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}
