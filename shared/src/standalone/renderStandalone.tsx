import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import {
  formatAddress,
  htmlLang,
  languages,
  type Page,
  type Remote,
  readAddress,
  selectMessageLoaders,
} from 'shared/contract';
import { createMessages, frameNamespace, LanguageProvider } from 'shared/language';
import { defaultSite, getMessageVariables, SiteProvider } from 'shared/site';
import 'shared/theme';
import { createFontFaceCss } from '../fonts/fontFaces.ts';
import { loadMotionChunk } from '../motion/start/loadMotionChunk.ts';
import { startMotion } from '../motion/start/startMotion.ts';
import { enableStepLinks } from '../native/enableStepLinks.ts';
import { handleInvokers } from '../native/handleInvokers.ts';
import { answerPointer } from '../stone/answerPointer.ts';
import { plainFrameMessages } from './plainFrameMessages.ts';

/** Renders the page at the current address in a plain frame, which also links to all pages of the remote in both languages. */
export async function renderStandalone(remote: Remote): Promise<void> {
  const { path, language } = readAddress(location.pathname);
  const route = remote.routes.find((each) => each.path === path) ?? remote.routes[0];
  const Shown: Page | undefined = route && (await remote.pages[route.page]?.());
  if (!route || !Shown) throw new Error(`${remote.name} has no page to show. Write one in src/pages.`);
  const messages = createMessages({ language, variables: getMessageVariables(defaultSite, language) });
  messages.addResourceBundle(language, frameNamespace, plainFrameMessages[language]);
  messages.addResourceBundle(language, remote.name, await selectMessageLoaders(remote, route.path)[language]());
  document.documentElement.lang = htmlLang[language];

  handleInvokers();
  enableStepLinks();
  answerPointer(() => import(/* webpackChunkName: "stone" */ '../stone/followPointer.ts'));
  const fonts = document.createElement('style');
  // Uses the base `/`, because a standalone remote's development server serves its files from the root.
  fonts.textContent = createFontFaceCss('/');
  document.head.append(fonts);
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(
    <SiteProvider site={defaultSite}>
      <LanguageProvider language={language} messages={messages}>
        <header>
          <nav aria-label={remote.name}>
            <ul>
              {remote.routes.map((each) => (
                <li key={each.path}>
                  <a href={formatAddress(each.path, language)}>{each.path}</a>
                </li>
              ))}
              {languages.map((each) => (
                <li key={each}>
                  <a href={formatAddress(route.path, each)} aria-current={each === language ? 'true' : undefined}>
                    {each === 'ua' ? 'UA' : 'ENG'}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        <main id="main">
          <div data-remote={remote.name} data-release="alone">
            <Shown route={route} />
            <MotionStarter />
          </div>
        </main>
      </LanguageProvider>
    </SiteProvider>,
  );
}

/** Starts animations after the page has rendered, as the starter does in the shell. */
function MotionStarter() {
  useEffect(() => startMotion(loadMotionChunk), []);
  return null;
}
