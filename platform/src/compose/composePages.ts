import { compressedCopies } from '../store/compressedCopies.ts';
import { integrityOf } from '../store/integrityOf.ts';
import { factsFile, pageFile } from '../store/protocol/keys.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { pageKey } from './inputHashes.ts';
import { type KnownPages, knownPages, type MadePage, readKept } from './keptPages.ts';
import type { LoadedComposition } from './LoadedComposition.ts';
import { releasesIn } from './loadedRelease.ts';
import type { PageJob } from './PageJob.ts';
import { factsText, type Integrities } from './pageFacts.ts';
import { prerenderPages } from './prerenderPages.ts';
import type { WrittenFile } from './writeSite.ts';

/** One page of the site that is being composed. */
export type ComposedPage =
  | (MadePage & {
      readonly outcome: 'page';
      readonly job: PageJob;
      readonly key: string;
      readonly rendered: boolean;
    })
  | { readonly outcome: 'failure'; readonly job: PageJob; readonly reason: string };

/** Pages that were read or rendered before in this process, by their keys: what is made of the same is neither read nor rendered twice. */
export type RenderedPages = Map<string, MadePage>;

/**
 * Every page of the jobs: those that were made of the same before are taken as they lie, their bytes held against what was written, the
 * others are rendered, spread over the cores.
 * @param known what listings say of their pages; those of what is live, by default
 * @param earlier pages that were read or rendered before; those of now are added
 * @throws IntegrityError if a page or a copy lies there with other bytes
 */
export async function composePages(
  store: ReleaseStore,
  loaded: LoadedComposition,
  jobs: readonly PageJob[],
  onProgress: (done: number, of: number) => void,
  timeLimit?: number,
  known?: KnownPages,
  earlier: RenderedPages = new Map(),
): Promise<ComposedPage[]> {
  const keyed = jobs.map((job) => ({ job, key: pageKey(loaded, job) }));
  const listed = known ?? (await knownPages(store));
  const isMissing = ({ key }: { readonly key: string }) => !earlier.has(key);
  await Promise.all(
    keyed.filter(isMissing).map(async ({ key }) => {
      const kept = await readKept(store, key, listed);
      if (kept) earlier.set(key, kept);
    }),
  );
  const missing = keyed.filter(isMissing);
  const rendered = await prerenderPages(
    { source: releasesIn(store), loaded, jobs: missing.map(({ job }) => job), timeLimit },
    (done) => onProgress(done, missing.length),
  );
  const failed = new Map<string, string>();
  for (const [index, page] of rendered.entries()) {
    const key = missing[index]?.key ?? '';
    if (page.outcome === 'page') earlier.set(key, { html: page.html, facts: page.facts });
    else failed.set(key, page.reason);
  }
  return keyed.map(({ job, key }): ComposedPage => {
    const page = earlier.get(key);
    if (page) return { outcome: 'page', job, ...page, key, rendered: page.integrities === undefined };
    return { outcome: 'failure', job, reason: failed.get(key) ?? '' };
  });
}

/** A page of a site with the files that it is written as. */
export interface PageFiles {
  /** The key under which `pages/` holds it. */
  readonly key: string;
  /** Of it and of its compressed copies, by their endings. */
  readonly integrities: Integrities;
  /** In the order in which they are written: its facts and its copies, then the page, so that one that is there is whole. None of a page that lay there. */
  readonly files: readonly WrittenFile[];
}

/** What is to be written of a page, its compressed copies made. */
export async function pageFiles(
  store: Pick<ReleaseStore, 'packs'>,
  { key, html, facts, integrities }: MadePage & { readonly key: string },
): Promise<PageFiles> {
  if (integrities) return { key, integrities, files: [] };
  const file = pageFile(key);
  const plain = Buffer.from(html);
  const copies = Object.entries(await compressedCopies('page.html', plain));
  const bodies = copies.map(([name, body]) => [name.slice('page.html'.length), body] as const);
  const own = { '': integrityOf(html), ...Object.fromEntries(bodies.map(([end, body]) => [end, integrityOf(body)])) };
  return {
    key,
    integrities: own,
    files: [
      { key: factsFile(key), bytes: factsText(facts, own) },
      ...bodies.map(([ending, body]) => ({ key: file + ending, bytes: body })),
      // Where it lies packed it is its own copy.
      ...(store.packs?.(file, plain) ? [] : [{ key: file, bytes: plain }]),
    ],
  };
}
