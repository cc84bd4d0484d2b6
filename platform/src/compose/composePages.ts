import { compressedCopies } from '../store/compressedCopies.ts';
import { altered, createSame } from '../store/createSame.ts';
import { integrityOf } from '../store/integrityOf.ts';
import { factsFile, pageFile } from '../store/protocol/keys.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { pageKey } from './inputHashes.ts';
import { type DoubtedPage, type KeptPage, type KnownPages, knownPages, readKept } from './keptPages.ts';
import type { LoadedComposition } from './loadComposition.ts';
import { releasesIn } from './loadedRelease.ts';
import { factsText, type Integrities, type PageFacts, parseFacts } from './pageFacts.ts';
import { type PageJob, prerenderPages } from './prerenderPages.ts';

/** One page of the site that is being composed. */
export type ComposedPage =
  | {
      readonly outcome: 'page';
      readonly job: PageJob;
      readonly html: string;
      readonly facts: PageFacts;
      readonly key: string;
      readonly rendered: boolean;
      /** Of a page that was taken as it lay: what its bytes and its copies' were held against. */
      readonly integrities?: Integrities;
    }
  | { readonly outcome: 'failure'; readonly job: PageJob; readonly reason: string };

/**
 * Every page of the jobs: those that were made of the same before are taken as they lie, their bytes held against what was written, the
 * others are rendered, spread over the cores.
 * @param known what listings say of their pages; those of what is live, by default
 * @throws IntegrityError if a page or a copy lies there with other bytes
 */
export async function composePages(
  store: ReleaseStore,
  loaded: LoadedComposition,
  jobs: readonly PageJob[],
  onProgress: (done: number, of: number) => void,
  timeLimit?: number,
  known?: KnownPages,
): Promise<ComposedPage[]> {
  const keys = new Map(jobs.map((job) => [job, pageKey(loaded, job)]));
  const keyOf = (job: PageJob) => keys.get(job) ?? '';
  const listed = known ?? (await knownPages(store));
  const there = new Map<PageJob, KeptPage | DoubtedPage | undefined>();
  await Promise.all(jobs.map(async (job) => there.set(job, await readKept(store, keyOf(job), listed))));
  const missing = jobs.filter((job) => !isKept(there.get(job)));
  const rendered =
    missing.length === 0
      ? []
      : await prerenderPages({ source: releasesIn(store), loaded, jobs: missing, timeLimit }, (done) =>
          onProgress(done, missing.length),
        );
  // The order is the jobs'.
  const made = new Map(missing.map((job, index) => [job, rendered[index]]));
  return jobs.map((job): ComposedPage => {
    const before = there.get(job);
    const key = keyOf(job);
    if (isKept(before)) return { outcome: 'page', job, ...before, key, rendered: false };
    const page = made.get(job);
    if (page?.outcome !== 'page') return { outcome: 'failure', job, reason: page?.reason ?? 'it was not rendered' };
    if (before && !before.doubted.equals(Buffer.from(page.html))) throw altered(pageFile(key));
    return { outcome: 'page', job, html: page.html, facts: page.facts, key, rendered: true };
  });
}

const isKept = (page: KeptPage | DoubtedPage | undefined): page is KeptPage => page !== undefined && 'html' in page;

/**
 * Writes the pages that were rendered, each with its facts and its compressed copies before it: a page that is there is whole.
 * @returns the integrity values of every page and its copies, by its key
 * @throws IntegrityError if other bytes lie there, left by whoever was stopped or put there by hand
 */
export async function writePages(
  store: ReleaseStore,
  pages: readonly Extract<ComposedPage, { outcome: 'page' }>[],
): Promise<ReadonlyMap<string, Integrities>> {
  const written = pages.map(async ({ key, html, facts, integrities }) => {
    if (integrities) return [key, integrities] as const;
    const file = pageFile(key);
    const plain = Buffer.from(html);
    const copies = Object.entries(await compressedCopies('page.html', plain));
    const bodies = copies.map(([name, body]) => [name.slice('page.html'.length), body] as const);
    const own = { '': integrityOf(html), ...Object.fromEntries(bodies.map(([end, body]) => [end, integrityOf(body)])) };
    // Facts that say nothing of the bytes are not believed, and need not be the same.
    await createSame(
      store,
      factsFile(key),
      factsText(facts, own),
      (there) => parseFacts(there)?.integrities !== undefined,
    );
    for (const [ending, body] of bodies) await createSame(store, file + ending, body);
    // Where it lies packed it is its own copy.
    if (!store.packs?.(file, plain)) await createSame(store, file, plain);
    return [key, own] as const;
  });
  return new Map(await Promise.all(written));
}
