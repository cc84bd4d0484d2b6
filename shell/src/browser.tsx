import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { type Language, parsePageSnapshot, readAddress, storedLanguageKey } from 'shared/contract';
import type { NavigationPort } from 'shared/navigation';
import { defaultSite, type Site } from 'shared/site';
import { App } from './App.tsx';
import { rememberControls } from './controls/restoreControls.browser.ts';
import type { ShellMessages } from './locales/messages.ts';
import { loadShellMessages } from './remotes/messageSource.browser.ts';
import type { ResolvedPage } from './remotes/PageSource.ts';
import { createPageSource } from './remotes/pageSource.browser.ts';
import { retryForever } from './retry/retryForever.browser.ts';
import { verifyWithFreshUrl } from './retry/verifyWithFreshUrl.browser.ts';
import { followLinks } from './routing/followLinks.browser.ts';
import { finishPageChange } from './routing/pageChange.ts';
import { rememberPositions, restorePosition } from './routing/scrollPosition.browser.ts';
import type { Starter } from './starter/Starter.ts';

// It has asked for this module.
const starter = globalThis.__starter as Starter;
starter.onFrameStarted();
// The chunk loading of every release asks for it (`PinPlugin`).
globalThis.__pin = verifyWithFreshUrl;
const snapshot = parsePageSnapshot(
  JSON.parse((document.getElementById('snapshot') as HTMLScriptElement).text),
  'The snapshot inlined in this page',
);
const { path, language } = readAddress(location.pathname);
// Composing has checked them (`mergeSite`); what checks them is not on the wire.
const site = { ...defaultSite, ...snapshot.site } as Site;
const root = document.getElementById('root') as HTMLElement;
const prerendered = copyPrerendered(root);
let current: ResolvedPage | undefined;

rememberPositions();
rememberControls();

// The words' chunk is pinned in the document beside this one: no round is added.
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
  // An unavailable page is reported once the frame is interactive.
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

  // A page that responds follows saves: what is saved before somebody listens would never be shown.
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
    // React re-renders what was altered on its way: then the page's script is needed, whatever its markup says.
    {
      onUncaughtError: restorePrerendered,
      onRecoverableError: requestPageAfterRecovery,
      // A developer wants to see errors that are hidden from visitors.
      ...(process.env.NODE_ENV === 'development' && { onCaughtError: reportError }),
    },
  );

  function requestPageAfterRecovery(error: unknown): void {
    console.warn(error);
    starter.requestPage();
  }

  function onFrameReady(navigation: NavigationPort): void {
    // What stands as it came has links of its own, be it not wanted yet, let go or without its remote.
    followLinks(navigation, () => current !== undefined && current.kind !== 'fallback');
    // Nothing in the page needs script: all that there is responds.
    if (!starter.isScriptNeeded && snapshot.route) setReady(true);
    resolveFrameReady();
  }

  function onNavigated(...options: Parameters<typeof restorePosition>): void {
    restorePosition(...options);
    finishPageChange();
  }

  function onPageShown(shown: ResolvedPage, isInteractive: boolean, reason?: unknown): void {
    current = shown;
    const here = readAddress(location.pathname);
    source.onPageShown(here.path, here.language);
    setReady(isInteractive, reason);
    starter.onPageShown();
  }
}

function setReady(isInteractive: boolean, reason?: unknown): void {
  document.documentElement.dataset.hydrated = isInteractive ? '' : 'failed';
  starter.onReady(isInteractive, reason);
}

/** A copy of the root as the document brought it: what the starter hides until it is revealed is not hidden in it. */
function copyPrerendered(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const waiting of copy.querySelectorAll<HTMLElement>('[data-reveal]')) waiting.dataset.reveal = '';
  // Data for search engines: Trusted Types let no copy of a script be put in.
  for (const script of copy.querySelectorAll('script')) script.remove();
  return copy;
}

/** The exchange's page remembers the choice under the library's key (SPEC §4); other pages keep nothing. */
function onLanguageChosen(chosen: Language): void {
  const route = current?.kind === 'page' ? current.route : snapshot.route;
  if (!route?.detectsLanguage) return;
  try {
    localStorage.setItem(storedLanguageKey, chosen);
  } catch {
    // Storage may be blocked; the address carries the choice all the same.
  }
}

/** The last resort: an error that no boundary caught has emptied the root. The document's own page is put back, to be read. */
function restorePrerendered(error: unknown): void {
  console.error(error);
  const here = readAddress(location.pathname);
  if (here.path !== path || here.language !== language) {
    location.reload();
    return;
  }
  document.getElementById('root')?.replaceWith(prerendered);
  setReady(false, error);
}
