import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { type Language, languages, type Path } from 'shared/contract';
import { Tinypool } from 'tinypool';
import { messageOf } from '../store/messageOf.ts';
import type { Composition } from '../store/protocol/logEntry.ts';
import type { StoreAddress } from '../store/releaseStore.ts';
import { pageTimeLimit, tooLate } from './pageRenderer.ts';
import type { RenderedDocument } from './renderDocument.ts';

/** One page to render; without a path of the route table it is the not-found page. */
export interface PageJob {
  readonly path: Path;
  readonly language: Language;
  readonly notFound?: true;
}

/** What rendering one page came to. */
export type RenderedPage =
  | ({ readonly outcome: 'page'; readonly job: PageJob } & RenderedDocument)
  | { readonly outcome: 'failure'; readonly job: PageJob; readonly reason: string };

/** What the pages of one run have in common: what each thread is given when it begins. Plain data. */
export interface Run {
  /** Each thread opens the store for itself: what was held against keys before is held against them again where it runs. */
  readonly store: StoreAddress;
  readonly composition: Composition;
  /** In milliseconds, for one page. */
  readonly timeLimit: number;
}

/** What a thread is asked: one page. It says through the port when it begins, its releases loaded. */
export interface ThreadTask {
  readonly job: PageJob;
  readonly begun: MessagePort;
}

export interface PrerenderTask extends Omit<Run, 'timeLimit'> {
  readonly jobs: readonly PageJob[];
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
 * Renders all pages, spread over the cores, in the order of the jobs. A page that throws, that never ends or that ends its thread is an
 * outcome, not an exception: one run reports them all. @throws if a thread cannot load the composition
 */
export async function prerenderPages(
  { jobs, timeLimit = pageTimeLimit, ...common }: PrerenderTask,
  onProgress: (done: number) => void,
): Promise<RenderedPage[]> {
  // A thread loads every release before its first page: for a few pages a second one costs more than it gives.
  const threads = Math.max(1, Math.min(availableParallelism(), Math.ceil(jobs.length / 8)));
  const run: Run = { ...common, timeLimit };
  const pool = new Tinypool({
    filename: new URL('./prerenderPages.worker.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    // A thread that waits for its next page must still hear of its store's connections.
    useAtomics: false,
    workerData: run,
  });
  let done = 0;
  try {
    return await Promise.all(
      jobs.map(async (job) => {
        const page = await renderWatched(pool, job, timeLimit);
        done += 1;
        onProgress(done);
        return page;
      }),
    );
  } finally {
    await pool.destroy();
  }
}

/**
 * One page. A page that waits for what never comes is told by its thread; one that loops without an end leaves its thread no time to
 * tell anything, so it is watched from outside, and its thread is ended. The next page gets a new one.
 */
async function renderWatched(pool: Tinypool, job: PageJob, timeLimit: number): Promise<RenderedPage> {
  const stop = new AbortController();
  const { port1: fromThread, port2: begun } = new MessageChannel();
  let watch: NodeJS.Timeout | undefined;
  fromThread.once('message', () => {
    watch = setTimeout(() => stop.abort(), timeLimit * 1.5);
  });
  try {
    const task: ThreadTask = { job, begun };
    return await pool.run(task, { transferList: [begun], signal: stop.signal });
  } catch (error) {
    // Before its first page a thread has nothing but the composition to fail with.
    if (!watch) throw error;
    return { outcome: 'failure', job, reason: messageOf(stop.signal.aborted ? tooLate(timeLimit) : error) };
  } finally {
    clearTimeout(watch);
    fromThread.close();
  }
}
