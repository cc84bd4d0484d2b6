import type { MouseEvent } from 'react';
import { addressOf, htmlLang, type Language, languages } from 'shared/contract';
import { useLanguage } from 'shared/language';
import { useShellMessages } from '../../locales/messages.ts';
import { useFrame } from '../FramePort.tsx';
import * as styles from '../frame.css.ts';

const keys = { ua: 'language.ua', en: 'language.en' } as const;

/** Two links, UA and ENG, the current one marked (SPEC §2). With JavaScript the language changes in place. */
export function LanguageSwitch() {
  const t = useShellMessages();
  const current = useLanguage();
  const { path, switchLanguage } = useFrame();
  const follow = (language: Language) => (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (language !== current) switchLanguage(language);
  };
  return (
    <nav aria-label={t('language.label')}>
      <ul className={styles.links}>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={addressOf(path, language)}
              hrefLang={htmlLang[language]}
              className={language === current ? styles.current : undefined}
              aria-current={language === current ? 'true' : undefined}
              onClick={follow(language)}
            >
              {t(keys[language])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
