import {
  addressOf,
  contractVersion,
  exposedChunk,
  type Language,
  type PageMeta,
  type PageSnapshot,
  type Path,
  parseSnapshot,
  type Remote,
  releaseBase,
  type Snapshot,
} from 'shared/contract';
import { createMessages, frameMessages, type MessagesOfLanguage } from 'shared/language';
import { messageVariables, type Site } from 'shared/site';
import { readHead } from '../document/applyHead.browser.ts';
import { type ShellMessages, shellMessages } from '../locales/messages.ts';
import { enterContainer } from './enterContainer.browser.ts';
import type { LoadRemote } from './federation.browser.ts';
import type { PageSource, Shown } from './PageSource.ts';
import { pin } from './pin.browser.ts';
import { settled } from './settled.ts';
import { remoteTimeLimit, withTimeLimit } from './timeLimit.ts';

interface BrowserSourceOptions {
  readonly snapshot: PageSnapshot;
  readonly site: Site;
  /** Where the document's own page stands. */
  readonly path: Path;
  readonly language: Language;
  readonly firstMessages: ShellMessages;
  /** A copy of the root as the document came with it. */
  readonly prerendered: Element;
}

/** Pages and words over the network, from exactly the releases that this page pins. */
export function browserSource({
  snapshot,
  site,
  path,
  language,
  firstMessages,
  prerendered,
}: BrowserSourceOptions): PageSource {
  const instances = new Map<Language, Promise<MessagesOfLanguage>>();
  const pages = new Map<string, Promise<Shown>>();
  const firstMeta = readHead(snapshot.remote && releaseBase(snapshot.remote.name, snapshot.remote.version));
  let keptFirst = false;
  let whole: Promise<Snapshot> | undefined;
  let federation: Promise<LoadRemote> | undefined;
  let routeTable: ReturnType<PageSource['routeTable']> | undefined;

  const newMessages = (to: Language, words: ShellMessages): MessagesOfLanguage => {
    const messages = createMessages({ language: to, variables: messageVariables(site, to) });
    messages.addResourceBundle(to, shellMessages, words);
    messages.addResourceBundle(to, frameMessages, words);
    return messages;
  };
  instances.set(language, settled(newMessages(language, firstMessages)));

  const messages = (to: Language) => remembered(instances, to, async () => newMessages(to, await shellLocales[to]()));

  /** What is live when the visitor first means to go on. This page itself stays with the releases it pins. */
  const wholeSnapshot = () => {
    whole ??= fetchSnapshot().catch((error) => {
      whole = undefined;
      throw error;
    });
    return whole;
  };
  const laterRemote: LoadRemote = async (name) => {
    const table = await wholeSnapshot();
    federation ??= import(/* webpackChunkName: "federation" */ './federation.browser.ts').then(({ startFederation }) =>
      startFederation(table),
    );
    return (await federation)(name);
  };

  const firstAddress = addressOf(path, language);

  async function firstPage(): Promise<Shown> {
    const { remote: pinned, route } = snapshot;
    if (!pinned || !route) return { kind: 'notFound' };
    const { name: owner, version } = pinned;
    const markup = prerendered.querySelector(`[data-remote="${owner}"]`) ?? prerendered;
    try {
      const work = enterContainer(pinned).then((remote) => openPage(remote, route.page, language));
      const { Page } = await withTimeLimit(work, remoteTimeLimit, `The remote "${owner}"`);
      return { kind: 'page', owner, version, route, Page, markup, meta: firstMeta };
    } catch (error) {
      console.warn(`The remote "${owner}" could not be loaded; its page stays as it came.`, error);
      keptFirst = true;
      return { kind: 'kept', owner, version, markup, meta: firstMeta };
    }
  }

  async function laterPage(to: Path, toLanguage: Language): Promise<Shown> {
    const table = await wholeSnapshot();
    const route = table.routes.find((each) => each.path === to);
    if (!route) return { kind: 'notFound' };
    const { owner, title: _title, ...own } = route;
    // A remote that is on this page already goes on in the release that the page pins, whatever is live by now.
    const first = snapshot.remote?.name === owner ? snapshot.remote : undefined;
    const live = table.remotes[owner];
    const pinned = first ?? live;
    if (!pinned || !live) throw new Error(`The snapshot pins no release of "${owner}".`);
    // Side by side instead of one after another: entry and chunks, verified, while the runtime is on its way.
    const chunks = [exposedChunk, `page-${own.page}`, `locale-${toLanguage}`, `meta-${toLanguage}`];
    const files = pinned.version !== live.version ? [] : chunks.flatMap((chunk) => table.chunks[owner]?.[chunk] ?? []);
    for (const { url, integrity } of [pinned.entry, ...files]) {
      if (integrity) void pin(url, integrity).catch(() => {});
    }
    const remote = first ? await enterContainer(first) : await laterRemote(owner);
    const [{ Page }, metas] = await Promise.all([
      openPage(remote, own.page, toLanguage),
      remote.pageMeta[toLanguage](),
    ]);
    const meta = metas[to];
    if (!meta) throw new Error(`The remote "${owner}" has no metadata for ${to}.`);
    return {
      kind: 'page',
      owner,
      version: pinned.version,
      route: own,
      Page,
      meta: fillMeta(meta, messageVariables(site, toLanguage)),
    };
  }

  /** Loads a page's component and its words, the words into the language's instance. */
  async function openPage(remote: Remote, page: string, to: Language) {
    const open = remote.pages[page];
    if (!open) throw new Error(`The remote "${remote.name}" has no page "${page}".`);
    const [Page, words, instance] = await Promise.all([open(), remote.locales[to](), messages(to)]);
    if (!instance.hasResourceBundle(to, remote.name)) instance.addResourceBundle(to, remote.name, words);
    return { Page };
  }

  // At once, not when it is first read: what is fetched ahead meanwhile must not be taken for the document's own page.
  pages.set(firstAddress, firstPage());

  const page = (to: Path, toLanguage: Language) =>
    remembered(pages, addressOf(to, toLanguage), () =>
      withTimeLimit(laterPage(to, toLanguage), remoteTimeLimit, addressOf(to, toLanguage)),
    );

  return {
    messages,
    page,
    prepare: (to, toLanguage) => {
      page(to, toLanguage).catch(() => {});
    },
    arrived: (to, toLanguage) => {
      // On a return the page that was kept is asked for anew: its remote may be back.
      if (keptFirst && addressOf(to, toLanguage) !== firstAddress) pages.delete(firstAddress);
    },
    routeTable: () => {
      routeTable ??= wholeSnapshot().then(({ routes }) => routes);
      return routeTable;
    },
  };
}

const shellLocales: Readonly<Record<Language, () => Promise<ShellMessages>>> = {
  ua: async () => (await import(/* webpackChunkName: "locale-ua" */ '../locales/ua.json')).default,
  en: async () => (await import(/* webpackChunkName: "locale-en" */ '../locales/en.json')).default as ShellMessages,
};

export const shellLocale = (language: Language): Promise<ShellMessages> => shellLocales[language]();

async function fetchSnapshot(): Promise<Snapshot> {
  const response = await fetch('/snapshot.json');
  if (!response.ok) throw new Error(`/snapshot.json answered ${response.status}.`);
  const live = (await response.json()) as { contract?: unknown };
  // A site of another contract has another shell, too: its pages come as documents.
  if (live.contract !== contractVersion) throw new Error('The live site speaks another contract than this page.');
  return parseSnapshot(live, '/snapshot.json');
}

/** The same promise for the same key, forgotten when it fails, so that a later try is a new one. */
function remembered<K, T>(known: Map<K, Promise<T>>, key: K, start: () => Promise<T>): Promise<T> {
  const existing = known.get(key);
  if (existing) return existing;
  const work = start();
  known.set(key, work);
  work.catch(() => known.delete(key));
  return work;
}

/** Titles are filled like messages, without a message store. */
function fillMeta(meta: PageMeta, variables: Readonly<Record<string, string>>): PageMeta {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name) => variables[name] ?? whole);
  return { ...meta, title: fill(meta.title), description: fill(meta.description), ogLine: fill(meta.ogLine) };
}
