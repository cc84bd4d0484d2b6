import { parentPort, workerData } from 'node:worker_threads';
import type { Release } from 'shared/contract';
import { openStore } from 'shared/release';
import { loadComposition } from './loadComposition.ts';
import { readReleaseFile } from './loadedRelease.ts';
import type { PageJob, RenderedPage, WorkerTask } from './prerenderPages.ts';
import { renderDocument } from './renderDocument.ts';

/** One rendering thread: loads the composition's releases and renders its share of the pages. */
const { storePlace, composition, jobs }: WorkerTask = workerData;
const store = await openStore(storePlace, 'reading');
const loaded = await loadComposition(store, composition);
/** In milliseconds; a page takes some ten. */
const pageTimeLimit = 10_000;
const read = new Map<string, Promise<Buffer>>();

for (const job of jobs) parentPort?.postMessage(await render(job));

async function render(job: PageJob): Promise<RenderedPage> {
  try {
    const rendering = renderDocument(loaded, job, { readFile: readOnce });
    return { outcome: 'page', job, html: await Promise.race([rendering, limit()]) };
  } catch (error) {
    return { outcome: 'failure', job, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** A page that waits for what never comes is a failure like another, told by its address. */
function limit(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(
      () => reject(new Error(`it was not rendered within ${pageTimeLimit / 1000} s. Does it wait for something?`)),
      pageTimeLimit,
    ).unref();
  });
}

function readOnce(release: Release, file: string): Promise<Buffer> {
  const key = `${release.name}/${release.version}/${file}`;
  const reading = read.get(key) ?? readReleaseFile(store, release, file);
  read.set(key, reading);
  return reading;
}
