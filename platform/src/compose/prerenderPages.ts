import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { addressOf, type Language, languages, type Path } from 'shared/contract';
import type { Composition } from '../store/protocol/logEntry.ts';

/** One page to render; without a path of the route table it is the not-found page. */
export interface PageJob {
  readonly path: Path;
  readonly language: Language;
  readonly notFound?: true;
}

/** What rendering one page came to. */
export type RenderedPage =
  | { readonly outcome: 'page'; readonly job: PageJob; readonly html: string }
  | { readonly outcome: 'failure'; readonly job: PageJob; readonly reason: string };

/** What a worker needs to make the same snapshot as compose does. Plain data: it crosses a thread. */
export interface WorkerTask {
  /** Where the store is: each thread opens it for itself. */
  readonly storePlace: string;
  readonly composition: Composition;
  readonly jobs: readonly PageJob[];
}

/** Every page of the site in both languages, and the two not-found pages. */
export function jobsOf(paths: readonly Path[]): PageJob[] {
  return languages.flatMap((language) => [
    ...paths.map((path) => ({ path, language })),
    { path: '/404' as const, language, notFound: true as const },
  ]);
}

/** Renders all pages, spread over the cores. A page that throws is an outcome, not an exception: one run reports them all. */
export async function prerenderPages(task: WorkerTask, onProgress: (done: number) => void): Promise<RenderedPage[]> {
  // A thread loads every release before its first page: for a few pages a second one costs more than it gives.
  const workers = Math.max(1, Math.min(availableParallelism(), Math.ceil(task.jobs.length / 8)));
  let done = 0;
  const parts = await Promise.all(
    Array.from({ length: workers }, (_, index) => {
      const jobs = task.jobs.filter((_, position) => position % workers === index);
      return renderInWorker({ ...task, jobs }, () => {
        done += 1;
        onProgress(done);
      });
    }),
  );
  const order = new Map(task.jobs.map((job, index) => [addressOf(job.path, job.language), index]));
  const place = ({ job }: RenderedPage) => order.get(addressOf(job.path, job.language)) ?? 0;
  return parts.flat().sort((a, b) => place(a) - place(b));
}

function renderInWorker(task: WorkerTask, onPage: () => void): Promise<RenderedPage[]> {
  return new Promise((resolve, reject) => {
    const pages: RenderedPage[] = [];
    const worker = new Worker(new URL('./prerenderPages.worker.ts', import.meta.url), { workerData: task });
    worker.on('message', (page: RenderedPage) => {
      pages.push(page);
      onPage();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (code === 0) resolve(pages);
      else reject(new Error(`A rendering thread ended with code ${code}. Run compose again.`));
    });
  });
}
