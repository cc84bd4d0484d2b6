import { availableParallelism } from 'node:os';
import { packContent } from '../store/content.ts';
import { inParallel } from '../store/inParallel.ts';
import { messageOf } from '../store/messageOf.ts';
import { contentKey } from '../store/protocol/content.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { pageKeys } from './inputHashes.ts';
import { type KnownPages, knownPages, type MadePage } from './keptPages.ts';
import type { LoadedComposition } from './LoadedComposition.ts';
import { releasesIn } from './loadedRelease.ts';
import type { PageJob, RenderedDocument } from './PageJob.ts';
import { pageRenderer } from './pageRenderer.ts';

/** One page of the site that is being composed. */
export type ComposedPage =
  | (MadePage & { readonly outcome: 'page'; readonly job: PageJob; readonly key: string })
  | { readonly outcome: 'failure'; readonly job: PageJob; readonly reason: string };

/** Pages that were read or rendered before in this process, by their keys: what is made of the same is neither read nor rendered twice. */
export type RenderedPages = Map<string, MadePage>;

/** Options of composing pages. */
export interface ComposeOptions {
  readonly onProgress?: ((step: string) => void) | undefined;
  /** In milliseconds: how long one page may take. */
  readonly pageTimeLimit?: number | undefined;
  /** Contents that listings give their pages; those of what is live, by default. */
  readonly known?: KnownPages | undefined;
  /** Pages that were read or rendered before; those of now are added. */
  readonly pages?: RenderedPages | undefined;
  /** A trial only looks at the pages: it packs none, and adds none to `pages`. */
  readonly isTrial?: boolean | undefined;
}

/** The limit of pages that are in memory as text at once: while one is rendered, threads pack others. */
const renderedAtOnce = 2 * availableParallelism();

/**
 * Every page of the jobs: those that were made of the same before are taken as they lie, the others are rendered, and packed as soon as they
 * are. A page that throws, that never ends or that ends its process is an outcome, not an exception: one run reports them all.
 * @throws as `knownPages` does, where the pages that may be taken are not given
 */
export async function composePages(
  store: ReleaseStore,
  loaded: LoadedComposition,
  jobs: readonly PageJob[],
  { onProgress = () => {}, pageTimeLimit, known, pages: given = new Map(), isTrial = false }: ComposeOptions = {},
): Promise<ComposedPage[]> {
  const keyOf = pageKeys(loaded);
  const keyed = jobs.map((job) => ({ job, key: keyOf(job) }));
  const listed = known ?? (await knownPages(store));
  const pages = isTrial ? new Map(given) : given;
  for (const { key } of keyed) {
    const known = listed.get(key);
    if (known && !pages.has(key)) pages.set(key, known);
  }
  const missing = keyed.filter(({ key }) => !pages.has(key));
  const failed = new Map<string, string>();
  const render = pageRenderer(releasesIn(store), loaded, pageTimeLimit);
  let done = 0;
  await inParallel(missing, renderedAtOnce, async ({ job, key }) => {
    try {
      const page = await render(job);
      pages.set(key, isTrial ? { facts: page.facts, content: { body: '' }, written: nothing } : await packPage(page));
    } catch (error) {
      failed.set(key, messageOf(error));
    }
    done += 1;
    onProgress(`${done} of ${missing.length} pages`);
  });
  return keyed.map(({ job, key }): ComposedPage => {
    const page = pages.get(key);
    return page ? { outcome: 'page', job, key, ...page } : { outcome: 'failure', job, reason: failed.get(key) ?? '' };
  });
}

/** A page that was rendered for a trial is never written. */
const nothing = { key: '', bytes: '' };

/** Packs a rendered page as it is to be written. */
export async function packPage({ html, facts }: RenderedDocument): Promise<MadePage> {
  const { content, stored } = await packContent('page.html', Buffer.from(html));
  return { facts, content, written: { key: contentKey(content), bytes: stored } };
}
