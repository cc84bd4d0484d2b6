import { InvalidInputError, NotFoundError } from 'shared/contract';

/** Each host, with the program that it needs besides Node. */
export const requiredPrograms = { embedded: undefined, nginx: 'nginx', proxy: 'nginx', worker: 'workerd' } as const;

export type HostName = keyof typeof requiredPrograms;

/** A program of this machine, or the reason why there is none. */
export type FoundProgram<Program = unknown> = { readonly program: Program } | { readonly lacks: string };

/** Parses `HOSTS` (`embedded,nginx`). @returns all hosts if it is undefined @throws InvalidInputError if it names an unknown host */
export function parseHostNames(names: string | undefined): readonly HostName[] {
  const all = Object.keys(requiredPrograms) as HostName[];
  const unknown = names?.split(',').find((name) => !Object.hasOwn(requiredPrograms, name));
  if (unknown !== undefined)
    throw new InvalidInputError({ fact: `HOSTS names "${unknown}".`, nextStep: `Hosts are: ${all.join(', ')}.` });
  return all.filter((name) => names?.split(',').includes(name) ?? true);
}

/** @throws NotFoundError with the reason if this machine lacks the program */
export function requireProgram<Program>(found: FoundProgram<Program>): Program {
  if ('program' in found) return found.program;
  throw new NotFoundError({ fact: found.lacks });
}
