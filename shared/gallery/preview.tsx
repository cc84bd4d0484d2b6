import type { Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { AssetsProvider } from 'shared/assets';
import { htmlLang } from 'shared/contract';
import { surfaces } from 'shared/design';
import { createFontFaceCss } from 'shared/fonts';
import { createMessages, frameNamespace, LanguageProvider } from 'shared/language';
import { defaultSite, getMessageVariables, SiteProvider } from 'shared/site';
import { loadMotionChunk, startMotion } from 'shared/startMotion';
import 'shared/theme';
import { plainFrameMessages } from '../src/standalone/plainFrameMessages.ts';
import * as styles from './preview.css.ts';

/** Renders each story on a page's background, in the language and on the surface that the address or the toolbar names. */
const preview: Preview = {
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  globalTypes: {
    language: { toolbar: { title: 'Language', items: ['ua', 'en'], dynamicTitle: true } },
    surface: { toolbar: { title: 'Surface', items: ['light', 'dark'], dynamicTitle: true } },
  },
  initialGlobals: { language: 'en', surface: 'light' },
  decorators: [
    (Story, { globals }) => {
      const language = globals.language === 'ua' ? 'ua' : 'en';
      const messages = createMessages({ language, variables: getMessageVariables(defaultSite, language) });
      messages.addResourceBundle(language, frameNamespace, plainFrameMessages[language]);
      document.documentElement.lang = htmlLang[language];
      document.title = 'Gallery';
      useEffect(() => startMotion(loadMotionChunk));
      return (
        <SiteProvider site={defaultSite}>
          <LanguageProvider language={language} messages={messages}>
            {/* Vite's imports are complete addresses, so the base is empty. */}
            <AssetsProvider base="">
              <style>{createFontFaceCss('')}</style>
              <main className={`${styles.ground} ${surfaces[globals.surface === 'dark' ? 'deep' : 'paper']}`}>
                <Story />
              </main>
            </AssetsProvider>
          </LanguageProvider>
        </SiteProvider>
      );
    },
  ],
};

export default preview;
