import { createContext, type ReactNode, useContext } from 'react';
import { I18nextProvider } from 'react-i18next';
import { defaultLanguage, type Language } from '../contract/Language.ts';
import type { LanguageMessages } from './createMessages.ts';

const LanguageContext = createContext<Language>(defaultLanguage);

interface LanguageProviderProps {
  readonly language: Language;
  readonly messages: LanguageMessages;
  readonly children: ReactNode;
}

/** Provides language and messages by context. With a store, the old page would change its language before the next page is loaded. */
export function LanguageProvider({ language, messages, children }: LanguageProviderProps) {
  return (
    <I18nextProvider i18n={messages}>
      <LanguageContext value={language}>{children}</LanguageContext>
    </I18nextProvider>
  );
}

export const useLanguage = (): Language => useContext(LanguageContext);
