import {
  contractVersion,
  exposedChunk,
  formatAddress,
  type Language,
  listMessagesChunks,
  type PageMeta,
  type PageSnapshot,
  type Path,
  parseSnapshot,
  readContentHash,
  type Snapshot,
  type TableRoute,
} from 'shared/contract';
import { getMessageVariables, type Site } from 'shared/site';
import { loadHeadTags } from '../document/applyHead.browser.ts';
import { verifyWithFreshUrl } from '../retry/verifyWithFreshUrl.browser.ts';
import { loadPage, loadRemote } from './loadPage.browser.ts';
import type { FrameContent, PageSource } from './PageSource.ts';

export interface LivePagesOptions {
  readonly snapshot: PageSnapshot;
  readonly site: Site;
  readonly messages: PageSource['messages'];
  readonly response: Response;
}

/** Loads pages to which a visitor navigates. A separate chunk, so that visitors who open only one page never load it. */
export interface LivePages {
  /** @throws if the page cannot be loaded. The caller then loads its document. */
  page(to: Path, language: Language): Promise<FrameContent>;
  readonly routes: readonly TableRoute[];
}

/**
 * Opens the live site. The remote of the current page stays in the release that the document pins.
 * @throws if the server does not respond, or if its site has another contract version
 */
export async function readLivePages({ snapshot, site, messages, response }: LivePagesOptions): Promise<LivePages> {
  const table = await readSnapshot(response);
  const page = async (to: Path, language: Language): Promise<FrameContent> => {
    const route = table.routes.find((each) => each.path === to);
    // Makes the browser load an unknown route as a document. The server may redirect the address, or have a newer page.
    if (!route) throw new Error(`${formatAddress(to, language)} is in no route table.`);
    const { owner, title: _title, ...ownRoute } = route;
    // Keeps the document's remote in its pinned release, because a page has only one container of each remote.
    const currentRemote = snapshot.remote?.name === owner ? snapshot.remote : undefined;
    const newest = table.remotes[owner];
    const pinned = currentRemote ?? newest;
    if (!pinned || !newest) throw new Error(`The snapshot pins no release of "${owner}".`);
    // Verifies entry and chunks in parallel, while the federation runtime loads.
    const chunks = [exposedChunk, `page-${ownRoute.page}`, ...listMessagesChunks(to, language), `meta-${language}`];
    const files =
      pinned.entry.integrity !== newest.entry.integrity
        ? []
        : chunks.flatMap((chunk) => table.chunks[owner]?.[chunk] ?? []);
    for (const { url, integrity } of [pinned.entry, ...files]) {
      if (integrity) void verifyWithFreshUrl(url, integrity).catch(() => {});
    }
    const remote = await loadRemote(owner, pinned);
    const [Page, metas] = await Promise.all([
      loadPage(remote, ownRoute, language, messages),
      remote.pageMeta[language](),
    ]);
    const meta = metas[to];
    if (!meta) throw new Error(`The remote "${owner}" has no metadata for ${to}.`);
    const filledMeta = fillMeta(meta, getMessageVariables(site, language));
    return { kind: 'page', owner, version: readContentHash(pinned.version), route: ownRoute, Page, meta: filledMeta };
  };
  return { page, routes: table.routes };
}

async function readSnapshot(response: Response): Promise<Snapshot> {
  if (!response.ok) throw new Error(`/snapshot.json answered ${response.status}.`);
  // Loads the module that creates head elements in parallel with the JSON, because every navigation needs it.
  const [live] = await Promise.all([response.json() as Promise<{ contract?: unknown }>, loadHeadTags()]);
  // A live shell with another contract version differs, so its pages must be loaded as documents.
  if (live.contract !== contractVersion) throw new Error('The live site speaks another contract than this page.');
  return parseSnapshot(live, '/snapshot.json');
}

/** Replaces placeholders in metadata by site values, without i18next. */
function fillMeta(meta: PageMeta, variables: Readonly<Record<string, string>>): PageMeta {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name) => variables[name] ?? whole);
  return { ...meta, title: fill(meta.title), description: fill(meta.description), ogLine: fill(meta.ogLine) };
}
