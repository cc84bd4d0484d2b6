import { type ReactNode, use, useLayoutEffect } from 'react';
import { htmlLang, type Language } from 'shared/contract';
import { LanguageProvider, type MessagesOfLanguage } from 'shared/language';
import { useStore } from 'zustand';
import type { LanguageStore } from './languageStore.ts';

/** Where words come from: the same promise for the same language. */
export interface WordSource {
  messages(language: Language): Promise<MessagesOfLanguage>;
}

interface FrameProps {
  readonly store: LanguageStore;
  readonly source: WordSource;
  readonly children: ReactNode;
}

/** Gives the frame the language of its store, and `<html>` its `lang`. */
export function SpokenByFrame({ store, source, children }: FrameProps) {
  const { language } = useStore(store);
  useLayoutEffect(() => {
    document.documentElement.lang = htmlLang[language];
  }, [language]);
  return (
    <LanguageProvider language={language} messages={use(source.messages(language))}>
      {children}
    </LanguageProvider>
  );
}

interface PageProps {
  readonly language: Language;
  readonly source: WordSource;
  readonly children: ReactNode;
}

/** Gives a page the language of its own address: on its way out it keeps it, whatever the frame speaks by then. */
export function SpokenByPage({ language, source, children }: PageProps) {
  return (
    <LanguageProvider language={language} messages={use(source.messages(language))}>
      {children}
    </LanguageProvider>
  );
}
