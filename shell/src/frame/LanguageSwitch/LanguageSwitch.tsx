import { languages } from 'shared/contract';
import { useLanguage } from 'shared/language';
import { LanguageLink } from 'shared/navigation';
import { useShellMessages } from '../../locales/messages.ts';
import * as styles from './LanguageSwitch.css.ts';

const keys = { ua: 'language.ua', en: 'language.en' } as const;

interface LanguageSwitchProps {
  readonly path: string;
  /** Message key of the accessible name, which differs between two switches on one page. */
  readonly label?: 'language.label' | 'footer.legal.language';
}

/** Renders two language links, UA and ENG (SPEC §2). With script, the language changes without a document load. */
export function LanguageSwitch({ path, label = 'language.label' }: LanguageSwitchProps) {
  const t = useShellMessages();
  const current = useLanguage();
  return (
    <nav aria-label={t(label)}>
      <ul className={styles.list}>
        {languages.map((language) => (
          <li key={language}>
            <LanguageLink
              language={language}
              path={path}
              className={language === current ? `${styles.language} ${styles.current}` : styles.language}
            >
              <span className={styles.letters}>{t(keys[language])}</span>
            </LanguageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
