import { CompositionError, languages, type Path, type Release } from 'shared/contract';
import { messageOf } from '../store/messageOf.ts';
import { keyOfFile } from '../store/protocol/fileKeys.ts';
import type { LoadedComposition } from './LoadedComposition.ts';
import type { ReleaseSource } from './loadedRelease.ts';
import type { PageJob, RenderedPage } from './PageJob.ts';
import { renderDocument } from './renderDocument.ts';
import { SandboxFault } from './sandbox/SandboxFault.ts';

export interface PrerenderTask {
  readonly source: ReleaseSource;
  readonly loaded: LoadedComposition;
  readonly jobs: readonly PageJob[];
  /** In milliseconds, for one page, which takes some ten. */
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
 * Renders all pages in the sandboxes of their remotes, in the order of the jobs, reading each released file once. A page that throws, that
 * never ends or that ends its process is an outcome, not an exception: one run reports them all.
 */
export async function prerenderPages(
  { source, loaded, jobs, timeLimit = 10_000 }: PrerenderTask,
  onProgress: (done: number) => void,
): Promise<RenderedPage[]> {
  const read = new Map<string, Promise<Buffer>>();
  const readFile = (release: Release, file: string) => {
    const key = keyOfFile(release, file);
    const reading = read.get(key) ?? source.readFile(release, file);
    read.set(key, reading);
    return reading;
  };
  let done = 0;
  return await Promise.all(
    jobs.map(async (job): Promise<RenderedPage> => {
      try {
        return { outcome: 'page', job, ...(await renderDocument(loaded, job, { readFile, timeLimit })) };
      } catch (error) {
        return { outcome: 'failure', job, reason: messageOf(explained(error, timeLimit)) };
      } finally {
        done += 1;
        onProgress(done);
      }
    }),
  );
}

/** The sentence for a page that has no document; a page that threw has its own. */
function explained(error: unknown, timeLimit: number): unknown {
  if (!(error instanceof SandboxFault)) return error;
  const { kind, message } = error;
  switch (kind) {
    case 'thrown':
      return error;
    case 'late':
      return new CompositionError({
        fact: `it was not rendered within ${timeLimit / 1000} s.`,
        nextStep: 'Does it wait for something, or loop without an end?',
      });
    case 'givenUp':
      return new CompositionError({ fact: `it was not tried: ${message}.`, nextStep: 'Mend those pages first.' });
    default:
      return new CompositionError({ fact: `it was not rendered: ${message}.` });
  }
}
