import type { Pin } from 'shared/contract';
import { answerPointer, enterMotion } from 'shared/enter';
import { handleInvokers, stepRow } from 'shared/native';
import type { Modules } from 'shared/shellModule';
import { fetchAhead } from './ahead.browser.ts';
import { holdBack, twins } from './hold.browser.ts';
import { needsScript, onKey, onMouse, onNear, onTouch } from './intent.browser.ts';
import { pin } from './pin.browser.ts';
import { followReturns } from './return.browser.ts';
import { remoteTimeLimit, retryPause } from './timeLimit.ts';

/**
 * All the script that a document runs by itself (0106). It helps parts that open and enter, and asks for the frame and the page on an intent.
 * Without it the page reads, links and opens all the same.
 */
const modules = JSON.parse((document.getElementById('modules') as HTMLScriptElement).text) as Modules;
const { frame, page, atOnce } = modules;
const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const pageNeeds = atOnce ?? needsScript();
let frameAsked = false;
let frameBegun = false;
/** Runs until the frame has begun: bytes that arrive and throw begin nothing. */
let limit: ReturnType<typeof setTimeout>;
/** Grows by a random part of one with each failure of the frame, so that no two visitors retry at the same time. */
let failures = 0;
let pageAsked = false;
let pageWanted = () => {};

/** Asks for a module when it is wanted. */
const bring = (name: 'animate' | 'contents' | 'passage' | 'report' | 'stone' | 'vitals') => {
  const { url, integrity } = modules[name];
  return pin(url, integrity).then(() => import(/* webpackIgnore: true */ url));
};

/** Reports a failure once the script for it has come. That script may fail, too, and this is not reported. */
const tell = (of: unknown): void => {
  bring('report')
    .then(({ report }) => report(of))
    .catch(() => {});
};

const ask = (modules: readonly Pin[]) => Promise.all(modules.map(({ url, integrity }) => pin(url, integrity)));

function wantFrame(): void {
  if (frameAsked || frameBegun) return;
  frameAsked = true;
  const fail = (why: unknown) => {
    // What the frame misses it says itself, and tries again.
    if (frameBegun) return;
    // The frame's own script cannot say it. The next intent after a pause tries again, so does a line that is back, and time.
    setTimeout(() => {
      frameAsked = false;
    }, retryPause);
    failures += Math.random();
    setTimeout(wantFrame, retryPause * 2 ** failures);
    addEventListener('online', wantFrame);
    document.documentElement.dataset.hydrated = 'failed';
    responds(false, why);
  };
  limit = setTimeout(fail, remoteTimeLimit, 'The frame did not begin in time.');
  ask(frame).catch((why) => {
    clearTimeout(limit);
    fail(why);
  });
}

function wantPage(): void {
  wantFrame();
  if (pageAsked) return;
  pageAsked = true;
  // What fails here fails again where the frame waits for it, and is told there.
  ask(page).catch(() => {});
  pageWanted();
}

const release = holdBack(() => document.documentElement.dataset.hydrated === '', wantPage);

function responds(whole: boolean, why?: unknown): void {
  release(whole);
  if (!whole) tell(why);
}

globalThis.__starter = {
  pin,
  pageNeeds,
  pageWanted: new Promise((resolve) => {
    pageWanted = resolve;
  }),
  wantPage,
  twins,
  begun() {
    frameBegun = true;
    clearTimeout(limit);
  },
  responds(whole, why) {
    // The frame listens.
    globalThis.onpopstate = null;
    responds(whole, why);
  },
  shown: () => {
    // The document's own page was shown, or let go: it is wanted no more.
    pageAsked = true;
    enter();
  },
};

// Capturing: what a script element meets does not rise.
addEventListener('error', tell, true);
addEventListener('unhandledrejection', tell);
followReturns(entry);
handleInvokers();
stepRow();
onMouse(wantFrame);
onKey(wantFrame);
answerPointer(() => bring('stone'));
if (pageNeeds) onTouch(wantPage);
onceSeen(() => {
  enter();
  // The server has drawn this view to say how fast it was, or asks whether script runs in it: what says so is there then.
  for (const { name } of entry?.serverTiming ?? [])
    if (name === 'vitals' || name === 'report') bring(name).catch(() => {});
  if (pageNeeds) onNear(wantPage);
  // Hot reload reaches what runs.
  if (atOnce || process.env.NODE_ENV === 'development') wantPage();
  fetchAhead(pageNeeds ? [...frame, ...page] : frame);
});

/** A document may be rendered ahead, and never be seen. */
function onceSeen(begin: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
}

function enter(): void {
  enterMotion(bring);
}
