/** Tests only: the contract as a suite for any remote, and a page rendered as compose renders it. */
export { checkRemote } from './testing/checkRemote.ts';
export { localeDifferences } from './testing/localeDifferences.ts';
export { type RenderedPage, renderPage } from './testing/renderPage.tsx';
