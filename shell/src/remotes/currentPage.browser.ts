import type { Language, PageSnapshot } from 'shared/contract';
import { retryForever } from '../retry/retryForever.browser.ts';
import type { Starter } from '../starter/Starter.ts';
import { remoteTimeoutMs, withTimeout } from '../timeouts.ts';
import { loadPage, loadRemote } from './loadPage.browser.ts';
import type { FrameContent, PageSource } from './PageSource.ts';

export interface CurrentPageOptions {
  readonly snapshot: PageSnapshot;
  readonly language: Language;
  /** Copy of the prerendered root. Its HTML stays on screen until the page has loaded. */
  readonly prerendered: Element;
  /** Starter, which requests the document's own page, and tells when that page is requested. */
  readonly starter: Pick<Starter, 'pageRequested' | 'requestPage'>;
  /** Is called if the document's own page does not load. The prerendered HTML stays, and loading is retried. */
  readonly onUnavailable: (error: unknown) => void;
}

/**
 * State of the document's own page:
 * - `idle`: not requested;
 * - `loading`: the first attempt runs;
 * - `unavailable`: the first attempt failed, further ones run;
 * - `done`: it was loaded or abandoned.
 */
type State = 'idle' | 'loading' | 'unavailable' | 'done';

/**
 * Loads the document's own page from its pinned release, once the page is requested. Until the page has loaded, perhaps after many retries,
 * its Suspense boundary keeps the HTML on screen, with the visitor's input. A navigation in the meantime abandons the page.
 */
export function openCurrentPage(options: CurrentPageOptions, messages: PageSource['messages']) {
  const { snapshot, prerendered, starter } = options;
  const { remote: pinned, route } = snapshot;
  if (!pinned || !route) return openNotFoundPage(options, messages);
  let state: State = 'idle';
  const { name: owner, version } = pinned;
  const markup = prerendered.querySelector(`[data-remote="${owner}"]`) ?? prerendered;
  const attempt = async (): Promise<FrameContent> => {
    const work = loadRemote(owner, pinned).then((remote) => loadPage(remote, route, options.language, messages));
    const Page = await withTimeout(work, remoteTimeoutMs, `The remote "${owner}"`);
    return { kind: 'page', owner, version, route, Page, markup };
  };
  const load = async (): Promise<FrameContent> => {
    if (state !== 'idle') return abandoned;
    state = 'loading';
    return attempt().catch((error: unknown) => {
      console.warn(`The remote "${owner}" is unavailable; its page stays as it came.`, error);
      state = 'unavailable';
      options.onUnavailable(error);
      return retryForever({ attempt, cancelled: abandoned, messages: messages(options.language) });
    });
  };
  let abandon = () => {};
  const abandoned = new Promise<FrameContent>((resolve) => {
    abandon = () => {
      state = 'done';
      resolve({ kind: 'fallback', owner, version, markup });
    };
  });
  const currentPage = Promise.race([abandoned, starter.pageRequested.then(load)]);
  void currentPage.then(() => {
    state = 'done';
  });
  return {
    currentPage,
    fallback: () => (state === 'done' ? null : prerendered.querySelector('#main')),
    isInteractive: () => state !== 'loading',
    loadCurrentPage: () => {
      if (state === 'idle') starter.requestPage();
      if (state === 'unavailable') abandon();
      return currentPage;
    },
    abandonCurrentPage: () => {
      if (state === 'idle' || state === 'unavailable') abandon();
      return currentPage;
    },
  };
}

/** Loads the not-found page at once. Until it has loaded, perhaps after many retries, its HTML stays and links load documents. */
function openNotFoundPage(options: CurrentPageOptions, messages: PageSource['messages']) {
  const { language, prerendered, onUnavailable } = options;
  let isLoaded = false;
  const attempt = () => loadNotFoundPage(messages, language);
  const currentPage = attempt().catch((error: unknown) => {
    console.warn('The not-found page stays as it came.', error);
    onUnavailable(error);
    return retryForever({ attempt, messages: messages(language) });
  });
  void currentPage.then(() => {
    isLoaded = true;
  });
  return {
    currentPage,
    fallback: () => (isLoaded ? null : prerendered.querySelector('#main')),
    isInteractive: () => isLoaded,
    loadCurrentPage: () => currentPage,
    abandonCurrentPage: () => currentPage,
  };
}

/** Loads the component and the words of the not-found page: a separate chunk, because few visitors need it. */
async function loadNotFoundPage(messages: PageSource['messages'], language: Language): Promise<FrameContent> {
  const [{ NotFound, addNotFoundMessages }, words] = await Promise.all([
    import(/* webpackChunkName: "not-found" */ '../frame/NotFound/NotFound.tsx'),
    messages(language),
  ]);
  addNotFoundMessages(words, language);
  return { kind: 'notFound', NotFound };
}
