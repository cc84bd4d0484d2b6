import { languages } from 'shared/contract';
import { useLanguage } from 'shared/language';
import { LanguageLink } from 'shared/navigation';
import { useSite } from 'shared/site';
import { useExchangeMessages } from '../../messages.ts';
import { rememberLanguage } from '../rememberLanguage.browser.ts';
import * as styles from './PageNavigation.css.ts';

interface PageNavigationProps {
  /** The page's own path, for its alternate in the other language; left out in the frame, whose header leads there and remembers the choice. */
  readonly path?: string;
}

/** The id of what begins at the page's top. It is no part of the bar, which may stand anywhere. */
export const pageTop = 'page-top';

/** The way through the page's sections, and where it stands alone its languages (SPEC §2, desktop-app landing page: navigation). */
export function PageNavigation({ path }: PageNavigationProps) {
  const t = useExchangeMessages();
  const current = useLanguage();
  const { exchange } = useSite();
  const framed = path === undefined;
  return (
    <nav aria-label={t('nav.label')} className={framed ? styles.framed : styles.alone}>
      <a href={`#${pageTop}`} aria-label={t('nav.home')} className={framed ? styles.framedName : styles.name}>
        {exchange[current]}
      </a>
      <ul className={framed ? styles.framedSections : styles.sections}>
        {t('nav.items').map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
      <a href="#jumbotron" className={framed ? styles.framedDownload : styles.download}>
        {t('nav.download')}
      </a>
      {path !== undefined && (
        <ul aria-label={t('nav.language')} className={styles.links}>
          {languages.map((language) => (
            <li key={language}>
              <LanguageLink language={language} path={path} onChoose={rememberLanguage}>
                {t(`nav.languages.${language}`)}
              </LanguageLink>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
