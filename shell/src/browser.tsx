import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { type Language, parsePageSnapshot, readAddress, storedLanguageKey } from 'shared/contract';
import type { NavigationPort } from 'shared/navigation';
import { defaultSite, type Site } from 'shared/site';
import { App } from './App.tsx';
import { rememberControls } from './controls/carryOver.browser.ts';
import type { ShellMessages } from './locales/messages.ts';
import type { Shown } from './remotes/PageSource.ts';
import { browserSource } from './remotes/pageSource.browser.ts';
import { pin } from './remotes/pin.browser.ts';
import { retry } from './remotes/retry.browser.ts';
import { shellLocale } from './remotes/words.browser.ts';
import { arrive, rememberPositions } from './routing/arrival.browser.ts';
import { followLinks } from './routing/followLinks.browser.ts';
import { pageShown } from './routing/pageChange.ts';
import type { Starter } from './starter/Starter.ts';

// It has asked for this module.
const starter = globalThis.__starter as Starter;
starter.begun();
// The chunk loading of every release asks for it (`PinPlugin`).
globalThis.__pin = pin;
const snapshot = parsePageSnapshot(
  JSON.parse((document.getElementById('snapshot') as HTMLScriptElement).text),
  'The snapshot inlined in this page',
);
const { path, language } = readAddress(location.pathname);
// Composing has checked them (`mergeSite`); what checks them is not on the wire.
const site = { ...defaultSite, ...snapshot.site } as Site;
const root = document.getElementById('root') as HTMLElement;
const prerendered = asItCame(root);
let current: Shown | undefined;

rememberPositions();
rememberControls();

// The words' chunk is pinned in the document beside this one: no round is added.
const words = () => shellLocale(language);
void words().catch(awaitWords).then(hydrate);

function awaitWords(error: unknown): Promise<ShellMessages> {
  console.warn(error);
  respond(false, error);
  return retry({ attempt: words });
}

async function hydrate(firstMessages: ShellMessages): Promise<void> {
  let frameIs = () => {};
  const framed = new Promise<void>((resolve) => {
    frameIs = resolve;
  });
  // A page that is away is told of when what is around it responds.
  const onAway = (why: unknown) => void framed.then(() => respond(false, why));
  const source = browserSource({ snapshot, site, path, language, firstMessages, prerendered, wanted: starter, onAway });

  // A page that responds follows saves: what is saved before somebody listens would never be shown.
  if (process.env.NODE_ENV === 'development') (await import('./development/develop.browser.ts')).develop(source);

  hydrateRoot(
    root,
    <BrowserRouter>
      <App
        source={source}
        site={site}
        notFoundAt={snapshot.route ? undefined : path}
        detectsAt={snapshot.route?.detectsLanguage && path}
        onFrame={onFrame}
        onShown={onShown}
        onArrival={onArrival}
        onLanguageChosen={onLanguageChosen}
      />
    </BrowserRouter>,
    // React renders anew what was altered on its way: then the page is needed, whatever it says.
    {
      onUncaughtError: putBack,
      onRecoverableError: recover,
      // Who develops wants to see what a visitor is kept from.
      ...(process.env.NODE_ENV === 'development' && { onCaughtError: reportError }),
    },
  );

  function recover(error: unknown): void {
    console.warn(error);
    starter.wantPage();
  }

  function onFrame(navigation: NavigationPort): void {
    // What stands as it came has links of its own, be it not wanted yet, let go or without its remote.
    followLinks(navigation, () => current !== undefined && current.kind !== 'kept');
    // Nothing in the page needs script: all that there is responds.
    if (!starter.pageNeeds && snapshot.route) respond(true);
    frameIs();
  }

  function onArrival(...how: Parameters<typeof arrive>): void {
    arrive(...how);
    pageShown();
  }

  function onShown(shown: Shown, whole: boolean, why?: unknown): void {
    current = shown;
    const here = readAddress(location.pathname);
    source.arrived(here.path, here.language);
    respond(whole, why);
    starter.shown();
  }
}

function respond(whole: boolean, why?: unknown): void {
  document.documentElement.dataset.hydrated = whole ? '' : 'failed';
  starter.responds(whole, why);
}

/** A copy of the root as the document came with it: what the starter has hidden until it enters is not hidden in it. */
function asItCame(element: HTMLElement): HTMLElement {
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
function putBack(error: unknown): void {
  console.error(error);
  const here = readAddress(location.pathname);
  if (here.path !== path || here.language !== language) {
    location.reload();
    return;
  }
  document.getElementById('root')?.replaceWith(prerendered);
  respond(false, error);
}
