import { languages, type Path } from 'shared/contract';
import type { LoadedComposition } from './LoadedComposition.ts';
import type { ReleaseSource } from './loadedRelease.ts';
import type { PageJob, RenderedPage } from './PageJob.ts';
import { pageRenderer } from './pageRenderer.ts';

export interface PrerenderTask {
  readonly source: ReleaseSource;
  readonly loaded: LoadedComposition;
  readonly jobs: readonly PageJob[];
  /** In milliseconds, for one page. */
  readonly timeLimit?: number | undefined;
}

/** Every page of the site in both languages, and the two not-found pages. */
export function jobsOf(paths: readonly Path[]): PageJob[] {
  return languages.flatMap((language) => [
    ...paths.map((path) => ({ path, language })),
    { path: '/404' as const, language, notFound: true as const },
  ]);
}

/**
 * Renders all pages in the sandboxes of their remotes, in the order of the jobs. A page that throws, that never ends or that ends its
 * process is an outcome, not an exception: one run reports them all.
 */
export async function prerenderPages(
  { source, loaded, jobs, timeLimit }: PrerenderTask,
  onProgress: (done: number) => void,
): Promise<RenderedPage[]> {
  const render = pageRenderer(source, loaded, timeLimit);
  let done = 0;
  return await Promise.all(
    jobs.map(async (job) => {
      const page = await render(job);
      done += 1;
      onProgress(done);
      return page;
    }),
  );
}
