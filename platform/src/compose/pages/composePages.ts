import { availableParallelism } from 'node:os';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { packContent } from '../../store/content/packContent.ts';
import { getErrorMessage } from '../../store/getErrorMessage.ts';
import { getContentKey } from '../../store/protocol/content.ts';
import { runInParallel } from '../../store/runInParallel.ts';
import { createStoreSource, type LoadedComposition } from '../load/loadedRelease.ts';
import { createPageHasher, type PageJob, type RenderedDocument } from './inputHashes.ts';
import { type ComposedPage, type ReusablePages, readKnownPages } from './knownPages.ts';
import { createPageRenderer } from './pageRenderer.ts';

export type PageOutcome =
  | (ComposedPage & { readonly outcome: 'page'; readonly job: PageJob; readonly key: string })
  | { readonly outcome: 'failure'; readonly job: PageJob; readonly reason: string };

/** Pages that this process has read or rendered, by input hash, so that it does so only once for equal inputs. */
export type PageMemo = Map<string, ComposedPage>;

export interface ComposeOptions {
  readonly onProgress?: ((step: string) => void) | undefined;
  /** Maximum duration of rendering one page, in milliseconds. */
  readonly pageTimeLimit?: number | undefined;
  /** Stored pages that may be used instead of rendering them; by default those of the live site. */
  readonly known?: ReusablePages | undefined;
  /** Pages that this process has from earlier compositions. Compose uses them and adds the new ones. */
  readonly pages?: PageMemo | undefined;
  /** True if the pages are only checked, as before an upload: they are neither compressed nor added to `pages`. */
  readonly isTrial?: boolean | undefined;
}

/** Maximum number of rendered pages that wait for compression. While sandboxes render, other threads compress. */
const renderedAtOnce = 2 * availableParallelism();

/**
 * Composes all pages: takes known pages with equal inputs, renders and compresses the others. A page that throws, hangs or ends its process
 * gives an outcome and no exception, so that one run reports all faults.
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

/** Stands for a compressed page in a trial, which neither compresses nor writes. */
const nothing = { key: '', bytes: '' };

export async function packPage({ html, facts }: RenderedDocument): Promise<ComposedPage> {
  const { content, stored } = await packContent('page.html', Buffer.from(html));
  return { facts, content, written: { key: getContentKey(content), bytes: stored } };
}
