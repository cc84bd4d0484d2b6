import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWorker } from '../worker/buildWorker.ts';

/** A program that runs Workers, and ours. */
export interface Workerd {
  readonly program: string;
  /** The folder of `worker.js`. */
  readonly folder: string;
}

/**
 * Builds the Worker for the workerd of the platform.
 * @throws Error where npm has no workerd for the platform
 * @throws BuildError if the Worker cannot be built
 */
export async function findWorkerd(): Promise<Workerd> {
  const { default: program } = await import('workerd');
  const folder = await mkdtemp(join(tmpdir(), 'worker-'));
  await buildWorker(folder);
  return { program, folder };
}
