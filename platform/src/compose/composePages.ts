import { load } from 'cheerio/slim';
import { compressedCopies } from '../store/compressedCopies.ts';
import { factsFile, pageFile } from '../store/protocol/keys.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { pageKey } from './inputHashes.ts';
import type { LoadedComposition } from './loadComposition.ts';
import { releasesIn } from './loadedRelease.ts';
import { factsOf, type PageFacts, parseFacts } from './pageFacts.ts';
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
    }
  | { readonly outcome: 'failure'; readonly job: PageJob; readonly reason: string };

/**
 * Every page of the jobs: those that were made of the same before are taken as they lie, the others are rendered, spread over the
 * cores.
 */
export async function composePages(
  store: ReleaseStore,
  loaded: LoadedComposition,
  jobs: readonly PageJob[],
  onProgress: (done: number, of: number) => void,
  timeLimit?: number,
): Promise<ComposedPage[]> {
  const keys = new Map(jobs.map((job) => [job, pageKey(loaded, job)]));
  const keyOf = (job: PageJob) => keys.get(job) ?? '';
  const kept = new Map<PageJob, { readonly html: string; readonly facts: PageFacts }>();
  await Promise.all(
    jobs.map(async (job) => {
      const [bytes, facts] = await Promise.all([store.read(pageFile(keyOf(job))), store.read(factsFile(keyOf(job)))]);
      if (!bytes) return;
      const html = bytes.toString('utf8');
      kept.set(job, { html, facts: parseFacts(facts) ?? factsOf(load(html)) });
    }),
  );
  const missing = jobs.filter((job) => !kept.has(job));
  const rendered =
    missing.length === 0
      ? []
      : await prerenderPages({ source: releasesIn(store), loaded, jobs: missing, timeLimit }, (done) =>
          onProgress(done, missing.length),
        );
  // The order is the jobs'.
  const made = new Map(missing.map((job, index) => [job, rendered[index]]));
  return jobs.map((job): ComposedPage => {
    const before = kept.get(job);
    if (before) return { outcome: 'page', job, ...before, key: keyOf(job), rendered: false };
    const page = made.get(job);
    if (page?.outcome === 'page')
      return { outcome: 'page', job, html: page.html, facts: page.facts, key: keyOf(job), rendered: true };
    return { outcome: 'failure', job, reason: page?.reason ?? 'it was not rendered' };
  });
}

/** Writes the pages that were rendered, each with its compressed copies before it: a page that is there is whole. */
export async function writePages(
  store: ReleaseStore,
  pages: readonly Extract<ComposedPage, { outcome: 'page' }>[],
): Promise<void> {
  await Promise.all(
    pages
      .filter(({ rendered }) => rendered)
      .map(async ({ key, html, facts }) => {
        const file = pageFile(key);
        const bytes = Buffer.from(html);
        await store.create(factsFile(key), JSON.stringify(facts));
        for (const [copy, body] of Object.entries(await compressedCopies(file, bytes))) await store.create(copy, body);
        await store.create(file, bytes);
      }),
  );
}
