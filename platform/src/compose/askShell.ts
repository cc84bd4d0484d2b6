import { BuildError, InvalidInputError, type Language, type PageMetas } from 'shared/contract';
import type { Site } from 'shared/siteValues';
import {
  type LoadedRemote,
  type LoadedShell,
  type RemoteWords,
  tenants,
  type UntitledRemote,
} from './loadedRelease.ts';
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

/**
 * A remote with the titles of its pages. The shell alone fills in the business's values: of the remote only its words are there.
 * @throws BuildError if the shell cannot fill them
 */
export async function fillTitles(shell: LoadedShell, remote: UntitledRemote, site: Site): Promise<LoadedRemote> {
  try {
    return {
      ...remote,
      titles: await askOnce(await tenants(shell), {
        ask: 'fillTitles',
        site,
        metas: metasOf(remote, await remote.words()),
      }),
    };
  } catch (cause) {
    if (!(cause instanceof SandboxFault)) throw cause;
    const { name, version } = remote.release;
    throw new BuildError(
      {
        what: `The titles of ${name} ${version} cannot be filled:`,
        fact: `${cause.message}.`,
        nextStep: 'Mend its meta.ua.json and meta.en.json and release it again.',
      },
      { cause },
    );
  }
}

/** Those of its pages; what is said of other paths is nobody's title. */
function metasOf({ routes }: UntitledRemote, { pageMeta }: RemoteWords): Record<Language, PageMetas> {
  const paths = new Set<string>(routes.map(({ path }) => path));
  const own = (metas: PageMetas) => Object.fromEntries(Object.entries(metas).filter(([path]) => paths.has(path)));
  return { ua: own(pageMeta.ua), en: own(pageMeta.en) };
}
