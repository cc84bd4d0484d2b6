import { useEffect, useMemo } from 'react';
import { AssetsProvider } from 'shared/assets';
import type { Language } from 'shared/contract';
import { createMessages, LanguageProvider } from 'shared/language';
import { documentNavigation, type NavigationPort, NavigationProvider } from 'shared/navigation';
import { getMessageVariables, type Site, SiteProvider } from 'shared/site';
import 'shared/theme';
import en from '../locales/en.json';
import ua from '../locales/ua.json';
import { ExchangeSite } from '../pages/ExchangePage/ExchangeSite.tsx';

interface StandaloneSiteProps {
  readonly language: Language;
  readonly site: Site;
}

const words = { ua, en };
/** `/` redirects by the browser's language (`early.browser.ts`), except after a click on the language link (`languageDetectedAt`). */
const navigation: NavigationPort = { ...documentNavigation, languageDetectedAt: '/' };

/** The exchange as a standalone site, with its own header and footer and without the shell. */
export function StandaloneSite({ language, site }: StandaloneSiteProps) {
  const messages = useMemo(() => {
    const instance = createMessages({ language, variables: getMessageVariables(site, language) });
    instance.addResourceBundle(language, 'exchange-landing', words[language]);
    return instance;
  }, [language, site]);
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return (
    <SiteProvider site={site}>
      <LanguageProvider language={language} messages={messages}>
        <NavigationProvider port={navigation}>
          <AssetsProvider base="/">
            <ExchangeSite />
          </AssetsProvider>
        </NavigationProvider>
      </LanguageProvider>
    </SiteProvider>
  );
}
