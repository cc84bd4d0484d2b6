import { parentPort, workerData } from 'node:worker_threads';
import { openStore } from '../store/openStore.ts';
import { loadComposition } from './loadComposition.ts';
import type { WorkerTask } from './prerenderPages.ts';
import { pageRenderer } from './renderPage.ts';

/** One rendering thread: loads the composition's releases and renders its share of the pages. */
const { storePlace, composition, jobs }: WorkerTask = workerData;
const store = await openStore(storePlace, 'reading');
const render = pageRenderer(store, await loadComposition(store, composition));

for (const job of jobs) parentPort?.postMessage(await render(job));
