import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { type Language, parsePageSnapshot, readAddress, storedLanguageKey } from 'shared/contract';
import type { NavigationPort } from 'shared/navigation';
import { defaultSite, type Site } from 'shared/site';
import { App } from './App.tsx';
import { rememberControls } from './controls/restoreControls.browser.ts';
import type { ShellMessages } from './locales/messages.ts';
import { loadShellMessages } from './remotes/frameMessageSource.browser.ts';
import type { FrameContent } from './remotes/PageSource.ts';
import { createPageSource } from './remotes/pageSource.browser.ts';
import { retryForever } from './retry/retryForever.browser.ts';
import { verifyWithFreshUrl } from './retry/verifyWithFreshUrl.browser.ts';
import { followLinks } from './routing/followLinks.browser.ts';
import { finishPageChange } from './routing/pageChange.ts';
import { rememberPositions, restorePosition } from './routing/scrollPosition.browser.ts';
import type { Starter } from './starter/Starter.ts';

// The starter loads this module, so the starter is present.
const starter = globalThis.__starter as Starter;
starter.onFrameStarted();
// Provides the function that the chunk loading code of every release calls (`PinPlugin`).
globalThis.__pin = verifyWithFreshUrl;
const snapshot = parsePageSnapshot(
  JSON.parse((document.getElementById('snapshot') as HTMLScriptElement).text),
  'The snapshot inlined in this page',
);
const { path, language } = readAddress(location.pathname);
// Skips validation of the values, because compose has validated them (`mergeSiteValues`).
const site = { ...defaultSite, ...snapshot.site } as Site;
const root = document.getElementById('root') as HTMLElement;
const prerendered = copyPrerendered(root);
let current: FrameContent | undefined;

rememberPositions();
rememberControls();

// Returns messages that the browser has already loaded, because the document lists them next to this module.
const loadMessages = () => loadShellMessages(language);
void loadMessages().catch(retryMessages).then(hydrate);

function retryMessages(error: unknown): Promise<ShellMessages> {
  console.warn(error);
  setReady(false, error);
  return retryForever({ attempt: loadMessages });
}

async function hydrate(firstMessages: ShellMessages): Promise<void> {
  let resolveFrameReady = () => {};
  const frameReady = new Promise<void>((resolve) => {
    resolveFrameReady = resolve;
  });
  // Waits until the frame is interactive before it reports an unavailable page.
  const onUnavailable = (reason: unknown) => void frameReady.then(() => setReady(false, reason));
  const source = createPageSource({
    snapshot,
    site,
    path,
    language,
    firstMessages,
    prerendered,
    starter,
    onUnavailable,
  });

  // In development, listens for saves before hydration, because a save right after hydration would otherwise be missed.
  if (process.env.NODE_ENV === 'development')
    (await import('./development/enableDevelopment.browser.ts')).enableDevelopment(source);

  hydrateRoot(
    root,
    <BrowserRouter>
      <App
        source={source}
        site={site}
        notFoundAt={snapshot.route ? undefined : path}
        languageDetectedAt={snapshot.route?.detectsLanguage && path}
        onFrameReady={onFrameReady}
        onPageShown={onPageShown}
        onNavigated={onNavigated}
        onLanguageChosen={onLanguageChosen}
      />
    </BrowserRouter>,
    // Requests the page's script even without `data-hydrate` if a proxy or extension altered the HTML: React then renders the page again.
    {
      onUncaughtError: restorePrerendered,
      onRecoverableError: requestPageAfterRecovery,
      // Development: also report errors that an error boundary hides from visitors.
      ...(process.env.NODE_ENV === 'development' && { onCaughtError: reportError }),
    },
  );

  function requestPageAfterRecovery(error: unknown): void {
    console.warn(error);
    starter.requestPage();
  }

  function onFrameReady(navigation: NavigationPort): void {
    // Links of a page that is not hydrated would load documents, so the frame handles their clicks.
    followLinks(navigation, () => current !== undefined && current.kind !== 'fallback');
    // Counts the page as interactive if nothing in it needs script.
    if (!starter.isScriptNeeded && snapshot.route) setReady(true);
    resolveFrameReady();
  }

  function onNavigated(...options: Parameters<typeof restorePosition>): void {
    restorePosition(...options);
    finishPageChange();
  }

  function onPageShown(shown: FrameContent, isInteractive: boolean, reason?: unknown): void {
    current = shown;
    const currentPage = readAddress(location.pathname);
    source.onPageShown(currentPage.path, currentPage.language);
    setReady(isInteractive, reason);
    starter.onPageShown();
  }
}

function setReady(isInteractive: boolean, reason?: unknown): void {
  document.documentElement.dataset.hydrated = isInteractive ? '' : 'failed';
  starter.onReady(isInteractive, reason);
}

/** Copies the prerendered root without the attributes that the starter has set for reveals. */
function copyPrerendered(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const waiting of copy.querySelectorAll<HTMLElement>('[data-reveal]')) waiting.dataset.reveal = '';
  // Removes scripts, such as the structured data, because Trusted Types forbid copied scripts.
  for (const script of copy.querySelectorAll('script')) script.remove();
  return copy;
}

/** Stores the chosen language for `/exchange`, under i18next's key (SPEC §4). Other pages store nothing. */
function onLanguageChosen(chosen: Language): void {
  const route = current?.kind === 'page' ? current.route : snapshot.route;
  if (!route?.detectsLanguage) return;
  try {
    localStorage.setItem(storedLanguageKey, chosen);
  } catch {
    // Storage may be blocked. The address contains the choice, too.
  }
}

/** Shows the prerendered page again, after an uncaught error has emptied the root. */
function restorePrerendered(error: unknown): void {
  console.error(error);
  const currentPage = readAddress(location.pathname);
  if (currentPage.path !== path || currentPage.language !== language) {
    location.reload();
    return;
  }
  document.getElementById('root')?.replaceWith(prerendered);
  // Loads the document when the Back button leads to another page of this document, because the router is gone.
  const { pathname } = location;
  addEventListener('popstate', () => location.pathname !== pathname && location.reload());
  setReady(false, error);
}
