import {
  addressOf,
  contentIn,
  exposedChunk,
  filesBase,
  type Language,
  type PageMeta,
  type PageSnapshot,
  type Path,
  wordsChunks,
} from 'shared/contract';
import { messageVariables, type Site } from 'shared/site';
import { readHead } from '../document/applyHead.browser.ts';
import type { WordSource } from '../language/SpokenLanguage.tsx';
import type { ShellMessages } from '../locales/messages.ts';
import type { Starter } from '../starter/Starter.ts';
import { remoteTimeLimit, withTimeLimit } from '../starter/timeLimit.ts';
import { enterContainer } from './enterContainer.browser.ts';
import { type LiveSite, openLiveSite } from './liveSite.browser.ts';
import { openPage } from './openPage.browser.ts';
import type { PageSource, Shown } from './PageSource.ts';
import { pin } from './pin.browser.ts';
import { untilItFails } from './untilItFails.ts';
import { openWords } from './words.browser.ts';

interface BrowserSourceOptions {
  readonly snapshot: PageSnapshot;
  readonly site: Site;
  /** Where the document's own page stands. */
  readonly path: Path;
  readonly language: Language;
  readonly firstMessages: ShellMessages;
  /** A copy of the root as the document came with it. */
  readonly prerendered: Element;
  /** Settles when the document's own page is wanted, and asks for it. */
  readonly wanted: Pick<Starter, 'pageWanted' | 'wantPage'>;
}

/** Pages and words over the network, from exactly the releases that this page pins. */
export function browserSource(options: BrowserSourceOptions): PageSource {
  const { snapshot, site, path, language, firstMessages } = options;
  const messages = openWords(site, language, firstMessages);
  const live = openLiveSite();
  const own = addressOf(path, language);
  // At once, not when it is first read: what is fetched ahead meanwhile must not be taken for the document's own page.
  const { first, ...ownPage } = openOwnPage(options, messages);
  const pages = new Map([[own, first]]);
  let routeTable: ReturnType<PageSource['routeTable']> | undefined;

  const page = (to: Path, toLanguage: Language) =>
    untilItFails(pages, addressOf(to, toLanguage), () =>
      withTimeLimit(
        laterPage({ snapshot, site, live, messages }, to, toLanguage),
        remoteTimeLimit,
        addressOf(to, toLanguage),
      ),
    );

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
      // On a return the page that was kept is asked for anew: its remote may be back.
      void first.then((shown) => shown.kind === 'kept' && pages.get(own) === first && pages.delete(own));
    },
    routeTable: () => {
      routeTable ??= live.snapshot().then(({ routes }) => routes);
      return routeTable;
    },
  };
}

/**
 * The document's own page. It is entered without asking anybody, when it is wanted; until then its boundary waits with its HTML on screen, and
 * whoever goes on leaves it as it came.
 */
function openOwnPage(options: BrowserSourceOptions, messages: WordSource['messages']) {
  const { snapshot, prerendered, wanted } = options;
  const { remote: pinned, route } = snapshot;
  let state: 'unwanted' | 'coming' | 'there' = 'unwanted';
  if (!pinned || !route) {
    const first = Promise.resolve<Shown>({ kind: 'notFound' });
    return { first, standIn: () => null, responds: () => true, wholePage: () => first, leave: () => first };
  }
  const { name: owner, version } = pinned;
  const meta = readHead(filesBase(owner));
  const markup = prerendered.querySelector(`[data-remote="${owner}"]`) ?? prerendered;
  const load = async (): Promise<Shown> => {
    if (state !== 'unwanted') return left;
    state = 'coming';
    try {
      const work = enterContainer(pinned).then((remote) => openPage(remote, route, options.language, messages));
      const Page = await withTimeLimit(work, remoteTimeLimit, `The remote "${owner}"`);
      return { kind: 'page', owner, version, route, Page, markup, meta };
    } catch (error) {
      console.warn(`The remote "${owner}" could not be loaded; its page stays as it came.`, error);
      return { kind: 'kept', owner, version, markup, meta };
    }
  };
  let leave = () => {};
  const left = new Promise<Shown>((resolve) => {
    leave = () => {
      state = 'there';
      resolve({ kind: 'kept', owner, version, markup, meta, unasked: true });
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
      return first;
    },
    leave: () => {
      if (state === 'unwanted') leave();
      return first;
    },
  };
}

interface LaterOptions {
  readonly snapshot: PageSnapshot;
  readonly site: Site;
  readonly live: LiveSite;
  readonly messages: WordSource['messages'];
}

/** A page that a visitor goes to. @throws if it cannot be had: its address is then loaded as a document */
async function laterPage(
  { snapshot, site, live, messages }: LaterOptions,
  to: Path,
  language: Language,
): Promise<Shown> {
  const table = await live.snapshot();
  const route = table.routes.find((each) => each.path === to);
  // What became of it the server knows: it may have gone elsewhere, or be newer than what is known here.
  if (!route) throw new Error(`${addressOf(to, language)} is in no route table.`);
  const { owner, title: _title, ...own } = route;
  // A remote that is on this page already goes on in the release that the page pins, whatever is live by now.
  const first = snapshot.remote?.name === owner ? snapshot.remote : undefined;
  const newest = table.remotes[owner];
  const pinned = first ?? newest;
  if (!pinned || !newest) throw new Error(`The snapshot pins no release of "${owner}".`);
  // Side by side instead of one after another: entry and chunks, verified, while the runtime is on its way.
  const chunks = [exposedChunk, `page-${own.page}`, ...wordsChunks(to, language), `meta-${language}`];
  const files =
    pinned.entry.integrity !== newest.entry.integrity
      ? []
      : chunks.flatMap((chunk) => table.chunks[owner]?.[chunk] ?? []);
  for (const { url, integrity } of [pinned.entry, ...files]) {
    if (integrity) void pin(url, integrity).catch(() => {});
  }
  const remote = first ? await enterContainer(first) : await live.remote(owner);
  const [Page, metas] = await Promise.all([openPage(remote, own, language, messages), remote.pageMeta[language]()]);
  const meta = metas[to];
  if (!meta) throw new Error(`The remote "${owner}" has no metadata for ${to}.`);
  const filled = fillMeta(meta, messageVariables(site, language));
  return { kind: 'page', owner, version: contentIn(pinned.version), route: own, Page, meta: filled };
}

/** Titles are filled like messages, without a message store. */
function fillMeta(meta: PageMeta, variables: Readonly<Record<string, string>>): PageMeta {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name) => variables[name] ?? whole);
  return { ...meta, title: fill(meta.title), description: fill(meta.description), ogLine: fill(meta.ogLine) };
}
