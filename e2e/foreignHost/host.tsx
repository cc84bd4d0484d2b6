import { loadRemote } from '@module-federation/enhanced/runtime';
import * as react from 'react';
import { createRoot } from 'react-dom/client';
import { AssetsProvider } from 'shared/assets';
import type { Remote } from 'shared/contract';
import { cursorStore } from 'shared/cursor';
import { createMessages, frameNamespace, LanguageProvider } from 'shared/language';
import { type NavigationPort, NavigationProvider } from 'shared/navigation';
import { defaultSite, getMessageVariables, SiteProvider } from 'shared/site';

/** Address of the folder with the entry and images of portfolio. `buildForeignHost` replaces this name with the address. */
declare const FILES_OF_PORTFOLIO: string;
const filesOfPortfolio = FILES_OF_PORTFOLIO;

/** Shows a remote on the page of another site, with the Module Federation runtime and that page's own navigation. */
async function showPortfolio(): Promise<void> {
  const module = await loadRemote<{ remote: Remote }>('portfolio/remote');
  if (!module) throw new Error('The remote did not load.');
  const { remote } = module;
  const route = remote.routes.find(({ path }) => path === '/portfolio');
  const Page = route && (await remote.pages[route.page]?.());
  if (!route || !Page) throw new Error('The remote has no portfolio page.');
  const messages = createMessages({ language: 'en', variables: getMessageVariables(defaultSite, 'en') });
  messages.addResourceBundle('en', remote.name, await remote.locales.en());
  messages.addResourceBundle('en', frameNamespace, { breadcrumbs: { label: 'Path', home: 'Start' } });

  const went: string[] = [];
  const port: NavigationPort = {
    go: (address) => {
      went.push(address);
    },
    prefetch: () => {},
    routeTable: () => Promise.resolve([]),
  };
  // Exposes values to the test. Reads `cursorStore`, too, because Module Federation shares a module only if the host uses it.
  Object.assign(window, { went, react, cursor: cursorStore.getState() });
  createRoot(document.body.appendChild(document.createElement('main'))).render(
    <SiteProvider site={defaultSite}>
      <LanguageProvider language="en" messages={messages}>
        <NavigationProvider port={port}>
          <AssetsProvider base={filesOfPortfolio}>
            <Page route={route} />
          </AssetsProvider>
        </NavigationProvider>
      </LanguageProvider>
    </SiteProvider>,
  );
}

void showPortfolio();
