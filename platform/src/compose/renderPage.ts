import type { Release } from 'shared/contract';
import type { ReleaseStore } from '../store/releaseStore.ts';
import type { LoadedComposition } from './loadComposition.ts';
import { readReleaseFile } from './loadedRelease.ts';
import type { PageJob, RenderedPage } from './prerenderPages.ts';
import { renderDocument } from './renderDocument.ts';

/** In milliseconds; a page takes some ten. */
const pageTimeLimit = 10_000;

/** Renders pages of one composition, reading each released file once. A page that throws or never ends is an outcome like another. */
export function pageRenderer(store: ReleaseStore, loaded: LoadedComposition): (job: PageJob) => Promise<RenderedPage> {
  const read = new Map<string, Promise<Buffer>>();
  const readFile = (release: Release, file: string) => {
    const key = `${release.name}/${release.version}/${file}`;
    const reading = read.get(key) ?? readReleaseFile(store, release, file);
    read.set(key, reading);
    return reading;
  };
  return async (job) => {
    try {
      const rendering = renderDocument(loaded, job, { readFile });
      return { outcome: 'page', job, html: await Promise.race([rendering, limit()]) };
    } catch (error) {
      return { outcome: 'failure', job, reason: error instanceof Error ? error.message : String(error) };
    }
  };
}

/** A page that waits for what never comes is told by its address. */
function limit(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(
      () => reject(new Error(`it was not rendered within ${pageTimeLimit / 1000} s. Does it wait for something?`)),
      pageTimeLimit,
    ).unref();
  });
}
