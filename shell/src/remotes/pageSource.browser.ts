import { formatAddress, type Language, type Path, readAddress } from 'shared/contract';
import type { Site } from 'shared/site';
import type { ShellMessages } from '../locales/messages.ts';
import { fallBackToDocument } from '../retry/documentFallback.browser.ts';
import { memoizeUntilRejected } from '../retry/promises.ts';
import { remoteTimeoutMs, withTimeout } from '../timeouts.ts';
import { type CurrentPageOptions, openCurrentPage } from './currentPage.browser.ts';
import { createMessageSource } from './frameMessageSource.browser.ts';
import type { LivePages, LivePagesOptions } from './livePages.browser.ts';
import type { PageSource } from './PageSource.ts';

interface PageSourceOptions extends CurrentPageOptions {
  readonly site: Site;
  readonly path: Path;
  readonly firstMessages: ShellMessages;
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
      // Forgets a failed table only now. A page that got another promise while it renders would render, and request, in a loop.
      routeTable?.catch(() => {
        routeTable = undefined;
      });
      if (formatAddress(to, toLanguage) === currentAddress || pages.get(currentAddress) !== currentPage) return;
      // Abandons the document's own page, because another page is on screen.
      void currentPageControls.abandonCurrentPage();
      // Forgets the abandoned page, so that it is loaded again if the visitor returns.
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

/** Fetches the snapshot in parallel with the module that parses the snapshot. */
async function fetchLivePages(options: Omit<LivePagesOptions, 'response'>): Promise<LivePages> {
  const [response, { readLivePages }] = await Promise.all([
    fetch('/snapshot.json'),
    import(/* webpackChunkName: "navigation" */ './livePages.browser.ts'),
  ]);
  return readLivePages({ ...options, response });
}

/** Returns a function that tells whether the window still shows the page. */
const createIsCurrent = (path: Path, language: Language) => () => {
  const currentAddress = readAddress(location.pathname);
  return currentAddress.path === path && currentAddress.language === language;
};
