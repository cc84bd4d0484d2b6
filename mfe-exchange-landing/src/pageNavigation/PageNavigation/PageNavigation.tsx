import { languages } from 'shared/contract';
import { useLanguage } from 'shared/language';
import { LanguageLink } from 'shared/navigation';
import { useSite } from 'shared/site';
import { useExchangeMessages } from '../../messages.ts';
import { rememberLanguage } from '../rememberLanguage.browser.ts';
import * as styles from './PageNavigation.css.ts';

interface PageNavigationProps {
  /** Path of the page, for the link to the other language. Absent in the frame, whose header has this link and remembers the choice. */
  readonly path?: string;
}

/** Id of the element at the top of the page. It is not on the bar, because the bar is sticky and can be anywhere. */
export const pageTop = 'page-top';

/** Links to the page's sections and, on the standalone site, to its languages (SPEC §2, desktop-app landing page: navigation). */
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
