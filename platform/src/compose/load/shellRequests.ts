import { BuildError, InvalidInputError, type Language, type PageMetas } from 'shared/contract';
import type { Site } from 'shared/siteValues';
import { SandboxFault } from '../sandbox/SandboxFault.ts';
import { askOnce } from '../sandbox/sandboxes.ts';
import {
  type LoadedRemote,
  type LoadedShell,
  type RemoteWords,
  readSandboxCode,
  type UntitledRemote,
} from './loadedRelease.ts';

/**
 * Completes site values with the defaults of the shell's build.
 * @throws InvalidInputError if the shell refuses a value
 */
export async function mergeSiteValues(shell: LoadedShell, values: Readonly<Record<string, unknown>>): Promise<Site> {
  const file = `the composition (shell ${shell.release.version})`;
  try {
    return await askOnce(await readSandboxCode(shell), { ask: 'mergeSite', values, file });
  } catch (cause) {
    // Uses the shell's message, because it names the value and the fault.
    if (cause instanceof SandboxFault) throw new InvalidInputError({ fact: cause.message }, { cause });
    throw cause;
  }
}

/**
 * Adds page titles to a remote. The shell fills site values into the titles; it needs the remote's words for that, not the remote's code.
 * @throws BuildError if the shell cannot fill them in
 */
export async function fillTitles(shell: LoadedShell, remote: UntitledRemote, site: Site): Promise<LoadedRemote> {
  try {
    return {
      ...remote,
      titles: await askOnce(await readSandboxCode(shell), {
        ask: 'fillTitles',
        site,
        metas: fillMetas(remote, await remote.words()),
      }),
    };
  } catch (cause) {
    if (!(cause instanceof SandboxFault)) throw cause;
    const { name, version } = remote.release;
    throw new BuildError(
      {
        what: `The titles of ${name} ${version} cannot be filled:`,
        fact: `${cause.message}.`,
        nextStep: 'Correct its meta.ua.json and meta.en.json and release it again.',
      },
      { cause },
    );
  }
}

function fillMetas({ routes }: UntitledRemote, { pageMeta }: RemoteWords): Record<Language, PageMetas> {
  const paths = new Set<string>(routes.map(({ path }) => path));
  const pickExisting = (metas: PageMetas) =>
    Object.fromEntries(Object.entries(metas).filter(([path]) => paths.has(path)));
  return { ua: pickExisting(pageMeta.ua), en: pickExisting(pageMeta.en) };
}
