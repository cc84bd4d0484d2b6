import { openStore } from '../store/openStore.ts';
import { loadComposition } from './loadComposition.ts';
import { releasesIn } from './loadedRelease.ts';
import { pageRenderer } from './pageRenderer.ts';
import type { PageJob, RenderedPage, ThreadTask } from './prerenderPages.ts';

/** One rendering thread: loads the composition's releases once, and renders the pages that it is given. */
let renderer: Promise<(job: PageJob) => Promise<RenderedPage>> | undefined;

export default async function renderPage(task: ThreadTask): Promise<RenderedPage> {
  renderer ??= loadRenderer(task);
  const render = await renderer;
  task.begun.postMessage('begun');
  return render(task.job);
}

async function loadRenderer({ storePlace, trusted, composition, timeLimit }: ThreadTask) {
  const source = releasesIn(await openStore(storePlace, 'reading', trusted));
  return pageRenderer(source, await loadComposition(source, composition), timeLimit);
}
