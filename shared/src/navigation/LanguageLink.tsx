import type { MouseEvent, ReactNode } from 'react';
import { chosenFragment, defaultLanguage, formatAddress, htmlLang, type Language } from 'shared/contract';
import { useLanguage } from 'shared/language';
import { isPlainClick } from './Link.tsx';
import { useNavigation } from './NavigationPort.tsx';

interface LanguageLinkProps {
  readonly language: Language;
  /** Path of the page, for its alternate. */
  readonly path: string;
  readonly className?: string | undefined;
  /** Called before the choice is followed. */
  readonly onChoose?: (language: Language) => void;
  readonly children: ReactNode;
}

/** Renders a link to the page in another language. Inside the shell the language changes in place. */
export function LanguageLink({ language, path, className, onChoose, children }: LanguageLinkProps) {
  const current = useLanguage();
  const { switchLanguage, languageDetectedAt } = useNavigation();
  const chosen = language === defaultLanguage && path === languageDetectedAt ? chosenFragment : '';
  const follow = (event: MouseEvent) => {
    onChoose?.(language);
    if (!isPlainClick(event) || !switchLanguage) return;
    event.preventDefault();
    switchLanguage(language);
  };
  return (
    <a
      href={formatAddress(path, language) + chosen}
      hrefLang={htmlLang[language]}
      className={className}
      aria-current={language === current ? 'true' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
