import { InvalidInputError, NotFoundError } from 'shared/contract';
import { messageOf } from '../../src/store/messageOf.ts';

/** Every host, and the program that it needs besides Node. */
export const requiredPrograms = { embedded: undefined, nginx: 'nginx', proxy: 'nginx', worker: 'workerd' } as const;

export type HostName = keyof typeof requiredPrograms;

/** A program of this machine, or the reason why it is missing. */
export type Found<Program = unknown> = { readonly program: Program } | { readonly lacks: string };

/** Parses the hosts in `HOSTS` (`embedded,nginx`); all of them by default. @throws InvalidInputError for an unknown one */
export function parseHostNames(names: string | undefined): readonly HostName[] {
  const all = Object.keys(requiredPrograms) as HostName[];
  const unknown = names?.split(',').find((name) => !Object.hasOwn(requiredPrograms, name));
  if (unknown !== undefined)
    throw new InvalidInputError({ fact: `HOSTS names "${unknown}".`, nextStep: `Hosts are: ${all.join(', ')}.` });
  return all.filter((name) => names?.split(',').includes(name) ?? true);
}

/** Tries to find a program. @returns the program, or the reason why it is missing */
export async function tryFind<Program>(find: () => Program | Promise<Program>): Promise<Found<Program>> {
  try {
    return { program: await find() };
  } catch (error) {
    return { lacks: messageOf(error) };
  }
}

/**
 * Plans the suites of a host. Without its program they are skipped, and their title has the reason. In continuous integration they
 * run, and fail with the reason when the host is started.
 * @param found its program; undefined if it needs none
 */
export function planSuites(
  name: HostName,
  found: Found | undefined,
  isCi = process.env.CI === 'true',
): { readonly title: string; readonly skip: boolean } {
  if (!found || 'program' in found || isCi) return { title: name, skip: false };
  return { title: `SKIPPED ${name}: ${found.lacks}`, skip: true };
}

/** Returns a found program. @throws NotFoundError with the reason if this machine lacks it */
export function requireProgram<Program>(found: Found<Program>): Program {
  if ('program' in found) return found.program;
  throw new NotFoundError({ fact: found.lacks });
}
