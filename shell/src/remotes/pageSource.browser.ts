import { formatAddress, type Language, type PageSnapshot, type Path, readAddress } from 'shared/contract';
import type { Site } from 'shared/site';
import type { ShellMessages } from '../locales/messages.ts';
import { fallBackToDocument } from '../retry/documentFallback.browser.ts';
import { memoizeUntilRejected } from '../retry/promises.ts';
import { retryForever } from '../retry/retryForever.browser.ts';
import type { Starter } from '../starter/Starter.ts';
import { remoteTimeoutMs, withTimeout } from '../starter/timeout.ts';
import type { LivePages, LivePagesOptions } from './livePages.browser.ts';
import { loadPage, loadRemote } from './loadPage.browser.ts';
import { createMessageSource } from './messageSource.browser.ts';
import type { PageSource, ResolvedPage } from './PageSource.ts';

interface PageSourceOptions {
  readonly snapshot: PageSnapshot;
  readonly site: Site;
  readonly path: Path;
  readonly language: Language;
  readonly firstMessages: ShellMessages;
  readonly prerendered: Element;
  /** Starter, which tells when the document's own page is requested, and requests it. */
  readonly starter: Pick<Starter, 'pageRequested' | 'requestPage'>;
  /** Is called if the document's own page does not load. Its HTML stays, and loading is retried. */
  readonly onUnavailable: (error: unknown) => void;
}

/** Loads pages and words over the network. The document's own page comes from the release that the document pins. */
export function createPageSource(options: PageSourceOptions): PageSource {
  const { snapshot, site, path, language, firstMessages } = options;
  const messages = createMessageSource(site, language, firstMessages);
  let livePages: Promise<LivePages> | undefined;
  const loadLivePages = () => {
    livePages ??= fetchLivePages({ snapshot, site, messages });
    livePages.catch(() => {
      livePages = undefined;
    });
    return livePages;
  };
  const currentAddress = formatAddress(path, language);
  // Registers the document's own page now. Later, a prefetch could register another copy under its address first.
  const { currentPage, ...currentPageControls } = openCurrentPage(options, messages);
  const pages = new Map([[currentAddress, currentPage]]);
  let routeTable: ReturnType<PageSource['routeTable']> | undefined;

  const page = (to: Path, toLanguage: Language) =>
    memoizeUntilRejected(pages, formatAddress(to, toLanguage), () => {
      const work = loadLivePages().then((pages) => pages.page(to, toLanguage));
      return fallBackToDocument(
        withTimeout(work, remoteTimeoutMs, formatAddress(to, toLanguage)),
        createIsCurrent(to, toLanguage),
      );
    });

  return {
    ...currentPageControls,
    messages,
    page,
    prefetch: (to, toLanguage) => {
      page(to, toLanguage).catch(() => {});
    },
    onPageShown: (to, toLanguage) => {
      if (formatAddress(to, toLanguage) === currentAddress || pages.get(currentAddress) !== currentPage) return;
      // Another page is on screen, so the document's own page is no longer needed.
      void currentPageControls.abandonCurrentPage();
      // If the visitor returns, the abandoned page is loaded again.
      void currentPage.then(
        (shown) =>
          shown.kind === 'fallback' && pages.get(currentAddress) === currentPage && pages.delete(currentAddress),
      );
    },
    routeTable: () => {
      routeTable ??= loadLivePages().then(({ routes }) => routes);
      return routeTable;
    },
  };
}

const createIsCurrent = (path: Path, language: Language) => () => {
  const here = readAddress(location.pathname);
  return here.path === path && here.language === language;
};

/** Fetches the snapshot in parallel with the module that parses the snapshot. */
async function fetchLivePages(options: Omit<LivePagesOptions, 'response'>): Promise<LivePages> {
  const [response, { readLivePages }] = await Promise.all([
    fetch('/snapshot.json'),
    import(/* webpackChunkName: "navigation" */ './livePages.browser.ts'),
  ]);
  return readLivePages({ ...options, response });
}

/**
 * Loads the document's own page from its pinned release, once the page is requested. Until it has loaded, perhaps after many retries, its
 * Suspense boundary keeps the HTML on screen, with the visitor's input. A navigation before that abandons the page.
 */
function openCurrentPage(options: PageSourceOptions, messages: PageSource['messages']) {
  const { snapshot, prerendered, starter } = options;
  const { remote: pinned, route } = snapshot;
  let state: 'idle' | 'loading' | 'unavailable' | 'done' = 'idle';
  if (!pinned || !route) {
    const { path, language } = options;
    const currentPage = fallBackToDocument(loadNotFoundPage(messages, language), createIsCurrent(path, language));
    return {
      currentPage,
      fallback: () => null,
      isInteractive: () => true,
      loadCurrentPage: () => currentPage,
      abandonCurrentPage: () => currentPage,
    };
  }
  const { name: owner, version } = pinned;
  const markup = prerendered.querySelector(`[data-remote="${owner}"]`) ?? prerendered;
  const attempt = async (): Promise<ResolvedPage> => {
    const work = loadRemote(owner, pinned).then((remote) => loadPage(remote, route, options.language, messages));
    const Page = await withTimeout(work, remoteTimeoutMs, `The remote "${owner}"`);
    return { kind: 'page', owner, version, route, Page, markup };
  };
  const load = async (): Promise<ResolvedPage> => {
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
  const abandoned = new Promise<ResolvedPage>((resolve) => {
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

/** Loads the not-found page: a separate chunk, because few visitors need it. If that fails, the document's HTML stays. */
async function loadNotFoundPage(messages: PageSource['messages'], language: Language): Promise<ResolvedPage> {
  const [{ NotFound, addNotFoundMessages }, words] = await Promise.all([
    import(/* webpackChunkName: "not-found" */ '../frame/NotFound/NotFound.tsx'),
    messages(language),
  ]);
  addNotFoundMessages(words, language);
  return { kind: 'notFound', NotFound };
}
