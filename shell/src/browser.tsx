import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { addressOf, type Language, parsePageSnapshot, readAddress, storedLanguageKey } from 'shared/contract';
import { createLanguageStore } from 'shared/language';
import { mergeSite } from 'shared/site';
import { App } from './App.tsx';
import { showFromTop } from './frame/showFromTop.browser.ts';
import type { PageSource, Shown } from './remotes/PageSource.ts';
import { browserSource, shellLocale } from './remotes/pageSource.browser.ts';
import { installPin } from './remotes/pin.browser.ts';

installPin();
const snapshot = parsePageSnapshot(
  JSON.parse(element('snapshot').textContent ?? ''),
  'The snapshot inlined in this page',
);
const { path, language } = readAddress(location.pathname);
const site = mergeSite(snapshot.site, 'the snapshot');
const languageStore = createLanguageStore(language);

let first = true;
let current: Shown | undefined;

// The words' chunk stands in the document beside this one: no round is added.
void shellLocale(language).then((firstMessages) => {
  const source = withDocumentFallback(browserSource({ snapshot, site, path, language, firstMessages }));
  hydrateRoot(
    element('root'),
    <BrowserRouter>
      <App source={source} site={site} version={snapshot.shell} onShown={onShown} onLanguageChosen={onLanguageChosen} />
    </BrowserRouter>,
  );
});

function onShown(shown: Shown): void {
  current = shown;
  const now = readAddress(location.pathname);
  languageStore.setState({ language: now.language });
  document.documentElement.dataset.hydrated = shown.kind === 'kept' ? 'failed' : '';
  if (!first) showFromTop();
  first = false;
}

/** The exchange's page remembers the choice under the library's key (SPEC §4); other pages keep nothing. */
function onLanguageChosen(chosen: Language): void {
  if (current?.kind !== 'page' || !current.route.detectsLanguage) return;
  try {
    localStorage.setItem(storedLanguageKey, chosen);
  } catch {
    // Storage may be blocked; the address carries the choice all the same.
  }
}

/** A navigation whose remote does not answer loads that address as a document: it is prerendered, too. */
function withDocumentFallback(inner: PageSource): PageSource {
  const pages = new Map<Promise<Shown>, Promise<Shown>>();
  return {
    ...inner,
    page(to, toLanguage) {
      const loading = inner.page(to, toLanguage);
      let guarded = pages.get(loading);
      if (!guarded) {
        guarded = loading.catch((error) => {
          const address = addressOf(to, toLanguage);
          const here = readAddress(location.pathname);
          if (addressOf(here.path, here.language) !== address) throw error;
          console.warn(`${address} could not be shown in place and is loaded as a document.`, error);
          location.reload();
          return new Promise<never>(() => {});
        });
        pages.set(loading, guarded);
      }
      return guarded;
    },
  };
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The document has no #${id}. Compose the site again.`);
  return found;
}
