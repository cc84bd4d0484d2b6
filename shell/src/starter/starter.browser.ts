import type { Pin } from 'shared/contract';
import { handleInvokers, stepRow } from 'shared/native';
import type { Modules } from 'shared/shellModule';
import { answerPointer, startMotion } from 'shared/startMotion';
import { isScriptNeeded, onInteraction, onKeyDown, onMouseMove, onNearViewport } from './intent.browser.ts';
import { prefetchModules } from './prefetchModules.browser.ts';
import { queueActions, replacements } from './queueActions.browser.ts';
import { reloadOnReturn } from './reloadOnReturn.browser.ts';
import { remoteTimeoutMs, retryDelayMs } from './timeout.ts';
import { verifyModule } from './verifyModule.browser.ts';

/**
 * All the script that a document runs by itself (0106). It helps parts that open and enter, and asks for the frame and the page on an intent.
 * Without it the page reads, links and opens all the same.
 */
const modules = JSON.parse((document.getElementById('modules') as HTMLScriptElement).text) as Modules;
const { frame, page, atOnce } = modules;
const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isPageScriptNeeded = atOnce ?? isScriptNeeded();
let isFrameRequested = false;
let isFrameStarted = false;
/** Runs until the frame has begun: bytes that arrive and throw begin nothing. */
let startTimer: ReturnType<typeof setTimeout>;
/** Grows by a random part of one with each failure of the frame, so that no two visitors retry at the same time. */
let backoffExponent = 0;
let isPageRequested = false;
let resolvePageRequested = () => {};

/** Asks for a module when it is wanted. */
const loadModule = (name: 'animate' | 'contents' | 'passage' | 'report' | 'stone' | 'vitals') => {
  const { url, integrity } = modules[name];
  return verifyModule(url, integrity).then(() => import(/* webpackIgnore: true */ url));
};

/** Reports a failure once the script for it has come. That script may fail, too, and this is not reported. */
const report = (cause: unknown): void => {
  loadModule('report')
    .then(({ reportFailure }) => reportFailure(cause))
    .catch(() => {});
};

const verifyAll = (modules: readonly Pin[]) =>
  Promise.all(modules.map(({ url, integrity }) => verifyModule(url, integrity)));

function requestFrame(): void {
  if (isFrameRequested || isFrameStarted) return;
  isFrameRequested = true;
  const retryFrame = (reason: unknown) => {
    // What the frame misses it says itself, and tries again.
    if (isFrameStarted) return;
    // The frame's own script cannot say it. The next intent after a pause tries again, so does a line that is back, and time.
    setTimeout(() => {
      isFrameRequested = false;
    }, retryDelayMs);
    backoffExponent += Math.random();
    setTimeout(requestFrame, retryDelayMs * 2 ** backoffExponent);
    addEventListener('online', requestFrame);
    document.documentElement.dataset.hydrated = 'failed';
    notifyReady(false, reason);
  };
  startTimer = setTimeout(retryFrame, remoteTimeoutMs, 'The frame did not begin in time.');
  verifyAll(frame).catch((reason) => {
    clearTimeout(startTimer);
    retryFrame(reason);
  });
}

function requestPage(): void {
  requestFrame();
  if (isPageRequested) return;
  isPageRequested = true;
  // What fails here fails again where the frame waits for it, and is reported there.
  verifyAll(page).catch(() => {});
  resolvePageRequested();
}

const settleQueue = queueActions(() => document.documentElement.dataset.hydrated === '', requestPage);

function notifyReady(isInteractive: boolean, reason?: unknown): void {
  settleQueue(isInteractive);
  if (!isInteractive) report(reason);
}

globalThis.__starter = {
  verifyModule,
  isScriptNeeded: isPageScriptNeeded,
  pageRequested: new Promise((resolve) => {
    resolvePageRequested = resolve;
  }),
  requestPage,
  replacements,
  onFrameStarted() {
    isFrameStarted = true;
    clearTimeout(startTimer);
  },
  onReady(isInteractive, reason) {
    // The frame listens.
    globalThis.onpopstate = null;
    notifyReady(isInteractive, reason);
  },
  onPageShown: () => {
    // The document's own page was shown, or let go: it is wanted no more.
    isPageRequested = true;
    startPageMotion();
  },
};

// Capturing: what a script element meets does not rise.
addEventListener('error', report, true);
addEventListener('unhandledrejection', report);
reloadOnReturn(entry);
handleInvokers();
stepRow();
onMouseMove(requestFrame);
onKeyDown(requestFrame);
answerPointer(() => loadModule('stone'));
if (isPageScriptNeeded) onInteraction(requestPage);
onceVisible(() => {
  startPageMotion();
  // The server has drawn this view to say how fast it was, or asks whether script runs in it: what says so is there then.
  for (const { name } of entry?.serverTiming ?? [])
    if (name === 'vitals' || name === 'report') loadModule(name).catch(() => {});
  if (isPageScriptNeeded) onNearViewport(requestPage);
  // Hot reload reaches what runs.
  if (atOnce || process.env.NODE_ENV === 'development') requestPage();
  prefetchModules(isPageScriptNeeded ? [...frame, ...page] : frame);
});

/** A document may be rendered ahead, and never be seen. */
function onceVisible(start: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}

function startPageMotion(): void {
  startMotion(loadModule);
}
