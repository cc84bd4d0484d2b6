import { CompositionError, type Release } from 'shared/contract';
import { messageOf } from '../store/messageOf.ts';
import { releaseKey } from '../store/protocol/keys.ts';
import type { LoadedComposition } from './loadComposition.ts';
import type { ReleaseSource } from './loadedRelease.ts';
import type { PageJob, RenderedPage } from './prerenderPages.ts';
import { renderDocument } from './renderDocument.ts';

/** In milliseconds; a page takes some ten. */
export const pageTimeLimit = 10_000;

/**
 * Renders pages of one composition, reading each released file once. A page that throws, or that waits for what never comes, is an
 * outcome like another.
 */
export function pageRenderer(
  source: ReleaseSource,
  loaded: LoadedComposition,
  timeLimit = pageTimeLimit,
): (job: PageJob) => Promise<RenderedPage> {
  const read = new Map<string, Promise<Buffer>>();
  const readFile = (release: Release, file: string) => {
    const key = releaseKey(release.name, release.version, file);
    const reading = read.get(key) ?? source.readFile(release, file);
    read.set(key, reading);
    return reading;
  };
  return async (job) => {
    try {
      const rendering = renderDocument(loaded, job, { readFile });
      return { outcome: 'page', job, ...(await Promise.race([rendering, limit(timeLimit)])) };
    } catch (error) {
      return { outcome: 'failure', job, reason: messageOf(error) };
    }
  };
}

/** What is said of a page that was not rendered in time. */
export const tooLate = (timeLimit: number): CompositionError =>
  new CompositionError({
    fact: `it was not rendered within ${timeLimit / 1000} s.`,
    nextStep: 'Does it wait for something, or loop without an end?',
  });

function limit(timeLimit: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(tooLate(timeLimit)), timeLimit).unref();
  });
}
