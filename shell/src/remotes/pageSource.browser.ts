import { addressOf, type Language, type PageSnapshot, type Path, readAddress } from 'shared/contract';
import type { Site } from 'shared/site';
import type { ShellMessages } from '../locales/messages.ts';
import type { Starter } from '../starter/Starter.ts';
import { remoteTimeLimit, withTimeLimit } from '../starter/timeLimit.ts';
import { orItsDocument } from './itsDocument.browser.ts';
import type { LaterOptions, LaterPages } from './laterPages.browser.ts';
import { loadRemote, openPage } from './openPage.browser.ts';
import type { PageSource, Shown } from './PageSource.ts';
import { cachePromise } from './promises.ts';
import { retry } from './retry.browser.ts';
import { openWords } from './words.browser.ts';

interface BrowserSourceOptions {
  readonly snapshot: PageSnapshot;
  readonly site: Site;
  /** Path of the document's own page. */
  readonly path: Path;
  readonly language: Language;
  readonly firstMessages: ShellMessages;
  /** A copy of the root as the document came with it. */
  readonly prerendered: Element;
  /** Settles when the document's own page is wanted, and asks for it. */
  readonly wanted: Pick<Starter, 'pageWanted' | 'wantPage'>;
  /** Told when the document's own page could not be had. It stays as it came, and is tried again. */
  readonly onAway: (why: unknown) => void;
}

/** Pages and words over the network, from exactly the releases that this page pins. */
export function browserSource(options: BrowserSourceOptions): PageSource {
  const { snapshot, site, path, language, firstMessages } = options;
  const messages = openWords(site, language, firstMessages);
  let asked: Promise<LaterPages> | undefined;
  const later = () => {
    asked ??= openLater({ snapshot, site, messages });
    asked.catch(() => {
      asked = undefined;
    });
    return asked;
  };
  const own = addressOf(path, language);
  // At once, not when it is first read: what is fetched ahead meanwhile must not be taken for the document's own page.
  const { first, ...ownPage } = openOwnPage(options, messages);
  const pages = new Map([[own, first]]);
  let routeTable: ReturnType<PageSource['routeTable']> | undefined;

  const page = (to: Path, toLanguage: Language) =>
    cachePromise(pages, addressOf(to, toLanguage), () => {
      const work = later().then((pages) => pages.page(to, toLanguage));
      return orItsDocument(withTimeLimit(work, remoteTimeLimit, addressOf(to, toLanguage)), isShown(to, toLanguage));
    });

  return {
    ...ownPage,
    messages,
    page,
    prepare: (to, toLanguage) => {
      page(to, toLanguage).catch(() => {});
    },
    arrived: (to, toLanguage) => {
      if (addressOf(to, toLanguage) === own || pages.get(own) !== first) return;
      // By whatever way another page came, nobody waits for this one any more.
      void ownPage.leave();
      // On a return the page that was let go is asked for anew.
      void first.then((shown) => shown.kind === 'kept' && pages.get(own) === first && pages.delete(own));
    },
    routeTable: () => {
      routeTable ??= later().then(({ routes }) => routes);
      return routeTable;
    },
  };
}

/** Returns a check, to be called later: true if the visitor still wants the page of this address. */
const isShown = (path: Path, language: Language) => () => {
  const here = readAddress(location.pathname);
  return here.path === path && here.language === language;
};

/** Asks for what is live, beside the module that reads it. */
async function openLater(options: Omit<LaterOptions, 'answer'>): Promise<LaterPages> {
  const [answer, { openLaterPages }] = await Promise.all([
    fetch('/snapshot.json'),
    import(/* webpackChunkName: "navigation" */ './laterPages.browser.ts'),
  ]);
  return openLaterPages({ ...options, answer });
}

/**
 * Opens the document's own page from the release that the document pins, when it is wanted. Until it has come, be it after many retries, its
 * boundary waits with its HTML on screen, and keeps the visitor's input. A visitor who goes on leaves the page as it came.
 */
function openOwnPage(options: BrowserSourceOptions, messages: PageSource['messages']) {
  const { snapshot, prerendered, wanted } = options;
  const { remote: pinned, route } = snapshot;
  let state: 'unwanted' | 'coming' | 'away' | 'there' = 'unwanted';
  if (!pinned || !route) {
    const { path, language } = options;
    const first = orItsDocument(openNotFound(messages, language), isShown(path, language));
    return { first, standIn: () => null, responds: () => true, wholePage: () => first, leave: () => first };
  }
  const { name: owner, version } = pinned;
  const markup = prerendered.querySelector(`[data-remote="${owner}"]`) ?? prerendered;
  const attempt = async (): Promise<Shown> => {
    const work = loadRemote(owner, pinned).then((remote) => openPage(remote, route, options.language, messages));
    const Page = await withTimeLimit(work, remoteTimeLimit, `The remote "${owner}"`);
    return { kind: 'page', owner, version, route, Page, markup };
  };
  const load = async (): Promise<Shown> => {
    if (state !== 'unwanted') return left;
    state = 'coming';
    return attempt().catch((error: unknown) => {
      console.warn(`The remote "${owner}" is away; its page stays as it came.`, error);
      state = 'away';
      options.onAway(error);
      return retry({ attempt, over: left, messages: messages(options.language) });
    });
  };
  let leave = () => {};
  const left = new Promise<Shown>((resolve) => {
    leave = () => {
      state = 'there';
      resolve({ kind: 'kept', owner, version, markup });
    };
  });
  const first = Promise.race([left, wanted.pageWanted.then(load)]);
  void first.then(() => {
    state = 'there';
  });
  return {
    first,
    standIn: () => (state === 'there' ? null : prerendered.querySelector('#main')),
    responds: () => state !== 'coming',
    wholePage: () => {
      if (state === 'unwanted') wanted.wantPage();
      if (state === 'away') leave();
      return first;
    },
    leave: () => {
      if (state === 'unwanted' || state === 'away') leave();
      return first;
    },
  };
}

/** The page of an address that nobody owns: in a chunk of its own, as hardly anybody comes there. Where it does not come the document's stays. */
async function openNotFound(messages: PageSource['messages'], language: Language): Promise<Shown> {
  const [{ NotFound, addNotFound }, words] = await Promise.all([
    import(/* webpackChunkName: "not-found" */ '../frame/NotFound/NotFound.tsx'),
    messages(language),
  ]);
  addNotFound(words, language);
  return { kind: 'notFound', NotFound };
}
