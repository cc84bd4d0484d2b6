/** Tests only: the contract as a suite for any remote, and a page rendered as compose renders it. */
export { checkRemote, type PageFacts } from './testing/checkRemote.ts';
export { listenUntilOver } from './testing/listeners.suite.ts';
export { localeDifferences } from './testing/localeDifferences.ts';
export { fold, type RenderedPage, renderPage } from './testing/renderPage.tsx';
