import { parentPort, workerData } from 'node:worker_threads';
import { openStore } from '../store/openStore.ts';
import { loadComposition } from './loadComposition.ts';
import { releasesIn } from './loadedRelease.ts';
import { pageRenderer } from './pageRenderer.ts';
import type { WorkerTask } from './prerenderPages.ts';

/** One rendering thread: loads the composition's releases and renders its share of the pages. */
const { storePlace, composition, jobs }: WorkerTask = workerData;
const store = await openStore(storePlace, 'reading');
const source = releasesIn(store);
const render = pageRenderer(source, await loadComposition(source, composition));

for (const job of jobs) parentPort?.postMessage(await render(job));
