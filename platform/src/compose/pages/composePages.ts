import { availableParallelism } from 'node:os';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { packContent } from '../../store/content/packContent.ts';
import { getErrorMessage } from '../../store/getErrorMessage.ts';
import { getContentKey } from '../../store/protocol/content.ts';
import { runInParallel } from '../../store/runInParallel.ts';
import type { LoadedComposition } from '../load/LoadedComposition.ts';
import { createStoreSource } from '../load/loadedRelease.ts';
import { createPageHasher } from './inputHashes.ts';
import { type ComposedPage, type ReusablePages, readKnownPages } from './knownPages.ts';
import type { PageJob, RenderedDocument } from './PageJob.ts';
import { createPageRenderer } from './pageRenderer.ts';

export type PageOutcome =
  | (ComposedPage & { readonly outcome: 'page'; readonly job: PageJob; readonly key: string })
  | { readonly outcome: 'failure'; readonly job: PageJob; readonly reason: string };

/** Pages that this process has read or rendered, by input hash. Pages with equal inputs are read or rendered once. */
export type PageMemo = Map<string, ComposedPage>;

export interface ComposeOptions {
  readonly onProgress?: ((step: string) => void) | undefined;
  /** Maximum duration of rendering one page, in milliseconds. */
  readonly pageTimeLimit?: number | undefined;
  /** Pages of earlier sites that may be reused; by default those of the live site. */
  readonly known?: ReusablePages | undefined;
  /** Pages that this process has read or rendered. Composing reuses them and adds new ones. */
  readonly pages?: PageMemo | undefined;
  /** True: only checks pages; does not compress them, and does not add them to `pages`. */
  readonly isTrial?: boolean | undefined;
}

/** Maximum number of uncompressed pages in memory. While a sandbox renders one page, other threads compress others. */
const renderedAtOnce = 2 * availableParallelism();

/**
 * Composes all pages: reuses known pages with the same inputs, renders and packs the others. A page that throws, hangs or ends its process
 * is an outcome, not an exception, so one run reports all faults.
 * @throws as `readKnownPages` does, unless `known` is given
 */
export async function composePages(
  store: ReleaseStore,
  loaded: LoadedComposition,
  jobs: readonly PageJob[],
  { onProgress = () => {}, pageTimeLimit, known, pages: given = new Map(), isTrial = false }: ComposeOptions = {},
): Promise<PageOutcome[]> {
  const keyOf = createPageHasher(loaded);
  const keyed = jobs.map((job) => ({ job, key: keyOf(job) }));
  const listed = known ?? (await readKnownPages(store));
  const pages = isTrial ? new Map(given) : given;
  for (const { key } of keyed) {
    const listedPage = listed.get(key);
    if (listedPage && !pages.has(key)) pages.set(key, listedPage);
  }
  const missing = keyed.filter(({ key }) => !pages.has(key));
  const failed = new Map<string, string>();
  const render = createPageRenderer(createStoreSource(store), loaded, pageTimeLimit);
  let done = 0;
  await runInParallel(missing, renderedAtOnce, async ({ job, key }) => {
    try {
      const page = await render(job);
      pages.set(key, isTrial ? { facts: page.facts, content: { body: '' }, written: nothing } : await packPage(page));
    } catch (error) {
      failed.set(key, getErrorMessage(error));
    }
    done += 1;
    onProgress(`${done} of ${missing.length} pages`);
  });
  return keyed.map(({ job, key }): PageOutcome => {
    const page = pages.get(key);
    return page ? { outcome: 'page', job, key, ...page } : { outcome: 'failure', job, reason: failed.get(key) ?? '' };
  });
}

/** Placeholder for a compressed page: a trial compresses and writes none. */
const nothing = { key: '', bytes: '' };

export async function packPage({ html, facts }: RenderedDocument): Promise<ComposedPage> {
  const { content, stored } = await packContent('page.html', Buffer.from(html));
  return { facts, content, written: { key: getContentKey(content), bytes: stored } };
}
