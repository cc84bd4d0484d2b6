import {
  addressOfFile,
  BuildError,
  CompositionError,
  carriesHash,
  contractVersion,
  exposedChunk,
  type Language,
  type PageSnapshot,
  type Pin,
  type Release,
  type Snapshot,
  type TableRoute,
  wordsChunks,
} from 'shared/contract';
import type { Contents, RenderOptions } from 'shared/shellModule';
import type { Composition } from '../store/protocol/logEntry.ts';
import type { LoadedRemote, LoadedShell } from './loadedRelease.ts';
import { valuesOfPages } from './ownAddresses.ts';

/** Where the site serves a file of a release. Only what is below `browser/` is served. @throws BuildError if it does not hold it */
export function pinOf(release: Release, file: string): Pin {
  const integrity = release.files[file];
  if (!integrity)
    throw new BuildError({
      fact: `${release.name} ${release.version} does not hold ${file}.`,
      nextStep: 'Release it again.',
    });
  return { url: addressOfFile(release, file.replace(/^browser\//, '')), integrity };
}

/** The composition frozen with its route table. The same composition gives the same snapshot. */
export function takeSnapshot(
  composition: Composition,
  remotes: readonly LoadedRemote[],
  routes: readonly TableRoute[],
): Snapshot {
  return {
    contract: contractVersion,
    releases: composition.releases,
    remotes: Object.fromEntries(
      remotes.map(({ release }) => [release.name, { version: release.version, entry: pinOf(release, release.entry) }]),
    ),
    routes: [...routes],
    chunks: Object.fromEntries(
      remotes.map(({ release }) => [
        release.name,
        Object.fromEntries(
          Object.entries(release.chunks)
            .filter(([name]) => name === exposedChunk || /^(page|locale|meta)-/.test(name))
            .map(([name, { js }]) => [name, js.map((file) => pinOf(release, file))]),
        ),
      ]),
    ),
  };
}

/** The frame's modules in a language: what main imports stands before it, where it is found verified. */
export const frameScripts = (shell: LoadedShell, language: Language): Pin[] => [
  ...filesOf(shell.release, 'main'),
  ...filesOf(shell.release, `locale-${language}`),
];

/** What hydrates a page of a remote: the federation runtime, the entry, and all that it will ask for. None on the not-found page. */
export function pageScripts(
  shell: LoadedShell,
  loaded: LoadedRemote | undefined,
  route: TableRoute | undefined,
  language: Language,
): Pin[] {
  if (!loaded || !route) return [];
  const { release } = loaded;
  const words = wordsChunks(route.path, language).filter((chunk) => release.chunks[chunk]);
  const chunks = [exposedChunk, `page-${route.page}`, ...(words.length > 0 ? words : [`locale-${language}`])];
  return [
    ...filesOf(shell.release, 'federation'),
    pinOf(release, release.entry),
    ...chunks.flatMap((chunk) => filesOf(release, chunk)),
  ];
}

/** All modules of one page, the shell's first: nothing a remote sends can hold it back. */
export const scriptsOf = (
  shell: LoadedShell,
  loaded: LoadedRemote | undefined,
  route: TableRoute | undefined,
  language: Language,
): Pin[] => [...frameScripts(shell, language), ...pageScripts(shell, loaded, route, language)];

/** What runs by itself in a document, and the modules that it asks for. Undefined where the shell's release is older, and has no starter. */
export function starterOf(
  shell: LoadedShell,
  loaded: LoadedRemote | undefined,
  route: TableRoute | undefined,
  language: Language,
): RenderOptions['starter'] {
  const { chunks } = shell.release;
  const [script] = chunks.starter?.js ?? [];
  const [animate] = chunks.animate?.js ?? [];
  if (script === undefined || animate === undefined) return undefined;
  const younger = brought.flatMap((name) => {
    const [file] = chunks[name]?.js ?? [];
    return file === undefined ? [] : [[name, pinOf(shell.release, file)] as const];
  });
  return {
    script: pinOf(shell.release, script),
    frame: frameScripts(shell, language),
    page: pageScripts(shell, loaded, route, language),
    animate: pinOf(shell.release, animate),
    ...Object.fromEntries(younger),
  };
}

/** Modules that the starter asks for, and that releases of the shell may be too old to have; in the order in which documents name them. */
const brought = ['contents', 'passage', 'report', 'stone', 'vitals'] as const;

function filesOf(release: Release, chunk: string): Pin[] {
  const files = release.chunks[chunk];
  if (!files)
    throw new BuildError({
      fact: `${release.name} ${release.version} has no chunk "${chunk}".`,
      nextStep: 'Name the import so and release it again.',
    });
  return files.js.map((file) => pinOf(release, file));
}

/** The part of the snapshot that a page carries. */
export function pageSnapshot(
  snapshot: Snapshot,
  composition: Composition,
  route: TableRoute | undefined,
): PageSnapshot {
  const base = { shell: snapshot.releases.shell ?? '', site: valuesOfPages(composition.site) };
  if (!route) return base;
  const pinned = snapshot.remotes[route.owner];
  if (!pinned)
    throw new CompositionError({
      fact: `The snapshot pins no release of "${route.owner}".`,
      nextStep: 'Compose again.',
    });
  const { owner: name, title: _title, ...own } = route;
  return { ...base, route: own, remote: { name, ...pinned } };
}

/**
 * What a page names its releases by. Undefined where the shell's release has no content: its code would not know what to do with it, and
 * names versions.
 */
export function contentsOf(shell: Release, owner: Release | undefined): Contents | undefined {
  const own = contentOf(shell);
  if (own === undefined) return undefined;
  const content = owner && contentOf(owner);
  return { shell: own, ...(content !== undefined && { owner: content }) };
}

/** The content of a release whose pages name no version: a file without a hash in its name has its address below the version. */
const contentOf = ({ content, chunks }: Release): string | undefined =>
  Object.values(chunks).every(({ js, css }) => [...js, ...css].every(carriesHash)) ? content : undefined;
