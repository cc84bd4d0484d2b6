import { CompositionError, languages, type Path, type Release } from 'shared/contract';
import type { LoadedComposition, ReleaseSource } from '../load/loadedRelease.ts';
import { SandboxFault } from '../sandbox/SandboxFault.ts';
import type { PageJob, RenderedDocument } from './inputHashes.ts';
import { renderPageJob } from './renderPageJob.ts';

/** Lists the documents to render: every page in both languages, and a not-found page in each. */
export function listPageJobs(paths: readonly Path[]): PageJob[] {
  return languages.flatMap((language) => [
    ...paths.map((path) => ({ path, language })),
    { path: '/404' as const, language, notFound: true as const },
  ]);
}

/**
 * Returns a function that renders pages of a composition in sandboxes. It reads each file of a release only once.
 * @param timeLimit milliseconds for one page; a usual page takes ten
 * @returns a function that rejects with an explanation if a page throws, hangs or ends its process
 */
export function createPageRenderer(
  source: ReleaseSource,
  loaded: LoadedComposition,
  timeLimit = 10_000,
): (job: PageJob) => Promise<RenderedDocument> {
  const read = new Map<string, Promise<Buffer>>();
  const readFile = (release: Release, file: string) => {
    const key = release.files[file] ?? file;
    const reading = read.get(key) ?? source.readFile(release, file);
    read.set(key, reading);
    return reading;
  };
  return async (job) => {
    try {
      return await renderPageJob(loaded, job, { readFile, timeLimit });
    } catch (error) {
      throw explain(error, timeLimit);
    }
  };
}

/** Explains in an error why a page could not be rendered. Returns an error that the page has thrown unchanged. */
function explain(error: unknown, timeLimit: number): unknown {
  if (!(error instanceof SandboxFault)) return error;
  const { kind, message } = error;
  switch (kind) {
    case 'thrown':
      return error;
    case 'late':
      return new CompositionError({
        fact: `it was not rendered within ${timeLimit / 1000} s.`,
        nextStep:
          'Look for an endless wait or an endless loop. If other work slows this machine, run the command again.',
      });
    case 'givenUp':
      return new CompositionError({ fact: `it was not rendered: ${message}.`, nextStep: 'Correct those pages first.' });
    default:
      return new CompositionError({ fact: `it was not rendered: ${message}.` });
  }
}
