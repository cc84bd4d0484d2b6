import { Tinypool } from 'tinypool';
import { openAgain } from '../store/openStore.ts';
import { loadComposition } from './loadComposition.ts';
import { releasesIn } from './loadedRelease.ts';
import { pageRenderer } from './pageRenderer.ts';
import type { PageJob, RenderedPage, Run, ThreadTask } from './prerenderPages.ts';

/** One rendering thread: loads the composition's releases once, and renders the pages that it is given. */
let renderer: Promise<(job: PageJob) => Promise<RenderedPage>> | undefined;

export default async function renderPage({ job, begun }: ThreadTask): Promise<RenderedPage> {
  renderer ??= loadRenderer(Tinypool.workerData);
  const render = await renderer;
  begun.postMessage('begun');
  return render(job);
}

async function loadRenderer({ store, composition, timeLimit }: Run) {
  const source = releasesIn(await openAgain(store));
  return pageRenderer(source, await loadComposition(source, composition), timeLimit);
}
