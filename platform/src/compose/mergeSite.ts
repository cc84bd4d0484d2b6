import { InvalidInputError } from 'shared/contract';
import type { Site } from 'shared/siteValues';
import { type LoadedShell, tenants } from './loadedRelease.ts';
import { SandboxFault } from './sandbox/SandboxFault.ts';
import { askOnce } from './sandbox/sandboxes.ts';

/** The values of the business over the defaults that this shell was built with. @throws InvalidInputError if the shell refuses one */
export async function mergeSite(shell: LoadedShell, values: Readonly<Record<string, unknown>>): Promise<Site> {
  const file = `the composition (shell ${shell.release.version})`;
  try {
    return await askOnce(await tenants(shell), { ask: 'mergeSite', values, file });
  } catch (cause) {
    // What the shell says of a value explains itself.
    if (cause instanceof SandboxFault) throw new InvalidInputError({ fact: cause.message }, { cause });
    throw cause;
  }
}
