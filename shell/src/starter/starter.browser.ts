import type { Pin } from 'shared/contract';
import { enableStepLinks, handleInvokers } from 'shared/native';
import type { DocumentModules } from 'shared/shellModule';
import { answerPointer, startMotion } from 'shared/startMotion';
import { remoteTimeoutMs, retryDelayMs } from '../timeouts.ts';
import { isScriptNeeded, onInteraction, onKeyDown, onMouseMove, onNearViewport } from './intent.browser.ts';
import { prefetchModules } from './prefetchModules.browser.ts';
import { queueActions, renderedControls } from './queueActions.browser.ts';
import { reloadOnBack } from './reloadOnBack.browser.ts';
import { verifyModule } from './verifyModule.browser.ts';

/**
 * The starter: the only script that a document runs without an intent (decision 0106). It starts animations and panels, and loads frame and
 * page on an intent. Without this script, the page can be read, links work, and panels open.
 */
const modules = JSON.parse((document.getElementById('modules') as HTMLScriptElement).text) as DocumentModules;
const { frame, page, atOnce } = modules;
const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isPageScriptNeeded = atOnce ?? isScriptNeeded();
let frameState: 'idle' | 'requested' | 'started' = 'idle';
/** Timer for the start of the frame. Only the running frame clears it, because a script that has loaded may still throw. */
let startTimer: ReturnType<typeof setTimeout>;
/** Exponent of the delay before a retry. Grows by a random amount, so that many visitors' browsers do not retry at the same time. */
let backoffExponent = 0;
let isPageRequested = false;
let resolvePageRequested = () => {};

const loadModule = (name: 'animate' | 'contents' | 'passage' | 'report' | 'stone' | 'vitals') => {
  const { url, integrity } = modules[name];
  return verifyModule(url, integrity).then(() => import(/* webpackIgnore: true */ url));
};

/** Loads the report module, which reports a failure. If that module does not load, the failure stays unreported. */
const report = (cause: unknown): void => {
  loadModule('report')
    .then(({ reportFailure }) => reportFailure(cause))
    .catch(() => {});
};

const verifyAll = (modules: readonly Pin[]) =>
  Promise.all(modules.map(({ url, integrity }) => verifyModule(url, integrity)));

function requestFrame(): void {
  if (frameState !== 'idle') return;
  frameState = 'requested';
  const retryFrame = (reason: unknown) => {
    // Leaves failures of a running frame to the frame, which reports and retries them itself.
    if (frameState === 'started') return;
    // Allows another request after `retryDelayMs`: by an intent, by the timer below, or when the connection returns.
    setTimeout(() => {
      if (frameState === 'requested') frameState = 'idle';
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
  // Ignores failures: the frame reports them when it needs the module.
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
  replacements: renderedControls,
  onFrameStarted() {
    frameState = 'started';
    clearTimeout(startTimer);
  },
  onReady(isInteractive, reason) {
    // Removes the handler of `reloadOnBack` once the frame handles the Back button. A failure may come before the frame is hydrated.
    if (isInteractive) globalThis.onpopstate = null;
    notifyReady(isInteractive, reason);
  },
  onPageShown: () => {
    // Requests the script of the document's own page no more, because that page is shown or abandoned.
    isPageRequested = true;
    startPageMotion();
  },
};

// Uses the capture phase, because errors of script elements do not bubble.
addEventListener('error', report, true);
addEventListener('unhandledrejection', report);
reloadOnBack(entry);
handleInvokers();
enableStepLinks();
onMouseMove(requestFrame);
onKeyDown(requestFrame);
// Lets the frame restore the scroll position, which the browser does not do in this mode (`rememberPositions`).
if (history.scrollRestoration === 'manual') requestFrame();
answerPointer(() => loadModule('stone'));
if (isPageScriptNeeded) onInteraction(requestPage);
onceVisible(() => {
  startPageMotion();
  // Loads what the server requests for this view: a measurement of its speed, or a report that script runs.
  for (const { name } of entry?.serverTiming ?? [])
    if (name === 'vitals' || name === 'report') loadModule(name).catch(() => {});
  if (isPageScriptNeeded) onNearViewport(requestPage);
  // Requests the page in development, too, because hot reload needs a hydrated page.
  if (atOnce || process.env.NODE_ENV === 'development') requestPage();
  prefetchModules(isPageScriptNeeded ? [...frame, ...page] : frame);
});

/** Calls `start` once the document is visible. A prerendered document may never become visible. */
function onceVisible(start: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}

function startPageMotion(): void {
  startMotion(loadModule);
}
