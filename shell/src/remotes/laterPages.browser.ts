import {
  addressOf,
  contentIn,
  exposedChunk,
  type Language,
  type PageMeta,
  type PageSnapshot,
  type Path,
  wordsChunks,
} from 'shared/contract';
import { messageVariables, type Site } from 'shared/site';
import { openLiveSite } from './liveSite.browser.ts';
import { loadRemote, openPage } from './openPage.browser.ts';
import type { PageSource, Shown } from './PageSource.ts';
import { pin } from './pin.browser.ts';

export interface LaterOptions {
  readonly snapshot: PageSnapshot;
  readonly site: Site;
  readonly messages: PageSource['messages'];
  /** The server's answer to the first question of what is live. */
  readonly answer: Promise<Response>;
}

/** The pages that a visitor goes to from the document's own: a module of its own, because who only reads needs nothing of it. */
export interface LaterPages {
  /** @throws if it cannot be had: its address is then loaded as a document */
  page(to: Path, language: Language): Promise<Shown>;
  readonly routeTable: PageSource['routeTable'];
}

/** Opens what is live by the answer that is on its way already. */
export function openLaterPages({ snapshot, site, messages, answer }: LaterOptions): LaterPages {
  const liveSnapshot = openLiveSite(answer);
  const page = async (to: Path, language: Language): Promise<Shown> => {
    const table = await liveSnapshot();
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
    const remote = await loadRemote(owner, pinned);
    const [Page, metas] = await Promise.all([openPage(remote, own, language, messages), remote.pageMeta[language]()]);
    const meta = metas[to];
    if (!meta) throw new Error(`The remote "${owner}" has no metadata for ${to}.`);
    const filled = fillMeta(meta, messageVariables(site, language));
    return { kind: 'page', owner, version: contentIn(pinned.version), route: own, Page, meta: filled };
  };
  return { page, routeTable: () => liveSnapshot().then(({ routes }) => routes) };
}

/** Titles are filled like messages, without a message store. */
function fillMeta(meta: PageMeta, variables: Readonly<Record<string, string>>): PageMeta {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name) => variables[name] ?? whole);
  return { ...meta, title: fill(meta.title), description: fill(meta.description), ogLine: fill(meta.ogLine) };
}
