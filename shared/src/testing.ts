/** Only for tests: the contract as a test suite for any remote, and functions that render pages. */
export { checkRemote, type ExpectedPage } from './testing/checkRemote.ts';
export { hydrate } from './testing/hydrate.suite.ts';
export { trackListeners } from './testing/listeners.suite.ts';
export { collapseSpace, type RenderedPage, renderPage } from './testing/renderPage.tsx';
