import type { MouseEvent, ReactNode } from 'react';
import { chosenFragment, defaultLanguage, formatAddress, htmlLang, type Language } from 'shared/contract';
import { useLanguage } from 'shared/language';
import { isPlainClick } from './Link.tsx';
import { useNavigation } from './NavigationPort.tsx';

interface LanguageLinkProps {
  readonly language: Language;
  readonly path: string;
  readonly className?: string | undefined;
  /** Is called before the language changes. */
  readonly onChoose?: (language: Language) => void;
  readonly children: ReactNode;
}

/** Renders a link to the same page in another language. In the shell, the language changes without a document load. */
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
