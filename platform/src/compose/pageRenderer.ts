import { CompositionError, type Release } from 'shared/contract';
import { messageOf } from '../store/messageOf.ts';
import { keyOfFile } from '../store/protocol/fileKeys.ts';
import type { LoadedComposition } from './LoadedComposition.ts';
import type { ReleaseSource } from './loadedRelease.ts';
import type { PageJob, RenderedPage } from './PageJob.ts';
import { renderDocument } from './renderDocument.ts';
import { SandboxFault } from './sandbox/SandboxFault.ts';

/** In milliseconds; a page takes some ten. */
export const pageTimeLimit = 10_000;

/**
 * Renders pages of one composition, reading each released file once. A page that throws, that never ends or that ends its process is an
 * outcome like another.
 */
export function pageRenderer(
  source: ReleaseSource,
  loaded: LoadedComposition,
  timeLimit = pageTimeLimit,
): (job: PageJob) => Promise<RenderedPage> {
  const read = new Map<string, Promise<Buffer>>();
  const readFile = (release: Release, file: string) => {
    const key = keyOfFile(release, file);
    const reading = read.get(key) ?? source.readFile(release, file);
    read.set(key, reading);
    return reading;
  };
  return async (job) => {
    try {
      return { outcome: 'page', job, ...(await renderDocument(loaded, job, { readFile, timeLimit })) };
    } catch (error) {
      return { outcome: 'failure', job, reason: messageOf(explained(error, timeLimit)) };
    }
  };
}

/** What is said of a page that has no document. What it threw says so itself. */
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
