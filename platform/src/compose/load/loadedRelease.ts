import {
  BuildError,
  type Language,
  type Messages,
  NotFoundError,
  type PageMetas,
  type Path,
  type Release,
  type Route,
  type Snapshot,
} from 'shared/contract';
import type { WebAppManifest } from 'shared/shellModule';
import type { Site } from 'shared/siteValues';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { computeIntegrity } from '../../store/bytes/computeIntegrity.ts';
import { readStoredContent } from '../../store/content/packContent.ts';
import { findContent } from '../../store/protocol/content.ts';
import type { Composition } from '../../store/protocol/logEntry.ts';
import { readRelease } from '../../store/protocol/storedRelease.ts';
import type { ReleasedCode } from '../sandbox/messages.ts';
import { SandboxFault } from '../sandbox/SandboxFault.ts';
import { askOnce, type SandboxedCode } from '../sandbox/sandboxes.ts';

/**
 * Shell of a composition: `release.json`, the values that the shell supplies, and the text of its Node build. Only a sandbox runs that
 * text.
 */
export interface LoadedShell {
  readonly release: Release;
  readonly iconSvg: string;
  readonly app: WebAppManifest;
  /** Reads the Node build's text on the first call, and returns it again on later calls. */
  readonly code: () => Promise<ReleasedCode>;
  /** Called with each line that a release prints in the sandbox. */
  readonly tell?: ReleaseSource['tell'];
}

/** Remote of a composition: its `release.json`, the values that it supplies, and its Node build. */
export interface LoadedRemote {
  readonly release: Release;
  readonly routes: readonly Route[];
  /** Page titles by path, with site values filled in. */
  readonly titles: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** New address of each former path; null if the page was removed. Unchecked data of the remote. */
  readonly redirects: Readonly<Record<string, unknown>>;
  /**
   * Reads the remote's words in both languages on the first call.
   * @throws BuildError as `loadRemote` does
   */
  readonly words: () => Promise<RemoteWords>;
  readonly code: () => Promise<ReleasedCode>;
}

export interface RemoteWords {
  readonly locales: Readonly<Record<Language, Messages>>;
  readonly pageMeta: Readonly<Record<Language, PageMetas>>;
  /** Paths of pages that have their texts in a separate chunk. `getPageMessagesChunk` returns its name. */
  readonly wordsBy: readonly Path[];
}

/** Source of releases: a store, or during development the local builds. */
export interface ReleaseSource {
  /** @throws NotFoundError if there is no such release */
  readonly describe: (name: string, version: string) => Promise<Release>;
  /** @throws NotFoundError if the file is missing; IntegrityError if its bytes were altered */
  readonly readFile: (release: Release, file: string) => Promise<Buffer>;
  readonly tell?: ((line: string) => void) | undefined;
}

export const createStoreSource = (store: ReleaseStore): ReleaseSource => ({
  describe: (name, version) => requireRelease(store, name, version),
  readFile: (release, file) => readReleaseFile(store, release, file),
});

async function requireRelease(store: ReleaseStore, name: string, version: string): Promise<Release> {
  const release = await readRelease(store.read, name, version);
  if (release) return release;
  throw new NotFoundError({
    fact: `There is no release ${name} ${version} in ${store.place}.`,
    nextStep: `Release it (npm run release -- publish ${name}), then compose again.`,
  });
}

async function readReleaseFile(store: ReleaseStore, release: Release, file: string): Promise<Buffer> {
  const content = findContent(release.files, file);
  const bytes = content && (await readStoredContent(store, content));
  if (bytes) return bytes;
  throw new NotFoundError({
    fact: `${file} of ${release.name} ${release.version} is missing in ${store.place}, but the release names it.`,
    nextStep: `Release ${release.name} again.`,
  });
}

/**
 * Loads a shell. Its Node build contains React and all singletons, so the release can still be composed years later.
 * @param known values from an earlier evaluation, instead of evaluating the shell
 * @throws BuildError if the shell needs more than a sandbox offers, or fails; errors of the source
 */
export async function loadShell(
  source: ReleaseSource,
  version: string,
  known?: Pick<LoadedShell, 'iconSvg' | 'app'> | undefined,
): Promise<LoadedShell> {
  const release = await source.describe('shell', version);
  const code = readCode(source, release);
  const ask = async () => askOnce({ shell: await code(), tell: source.tell }, { ask: 'describeShell' });
  const { iconSvg, app } = known ?? (await explain(release, ask));
  return { release, iconSvg, app, code, tell: source.tell };
}

/** A remote without titles: these can be filled in only once the site values are known. */
export type UntitledRemote = Omit<LoadedRemote, 'titles'>;

/**
 * Loads a remote and evaluates it with the shell's singletons.
 * @param known values from an earlier evaluation, instead of evaluating the remote
 * @throws BuildError if the remote fails, or its name differs from its release's; errors of the source
 */
export async function loadRemote(
  source: ReleaseSource,
  shell: LoadedShell,
  name: string,
  version: string,
  known?: Pick<LoadedRemote, 'routes' | 'redirects'> | undefined,
): Promise<UntitledRemote> {
  const release = await source.describe(name, version);
  const code = readCode(source, release);
  const describe = () =>
    explain(release, async () => askOnce(await readSandboxCode(shell, { code }), { ask: 'describeRemote' }));
  const words = async (): Promise<RemoteWords> => {
    const { locales, pageMeta, wordsBy } = await describe();
    return { locales, pageMeta, wordsBy };
  };
  if (known) return { release, code, words, routes: known.routes, redirects: known.redirects };
  const { name: own, routes, redirects } = await describe();
  if (own === release.name) return { release, code, words, routes, redirects };
  throw new BuildError({
    fact: `${nameOf(release)} does not export a remote with this name.`,
    nextStep: 'Correct its remote.ts and release it again.',
  });
}

/**
 * Collects the code for a sandbox: the shell, and the page's remote if it has one.
 * @throws errors of reading the Node builds
 */
export const readSandboxCode = async (
  { code, tell }: LoadedShell,
  remote?: Pick<LoadedRemote, 'code'>,
): Promise<SandboxedCode> => ({
  shell: await code(),
  remote: await remote?.code(),
  tell,
});

/** Returns a function that reads the Node build on its first call, and returns the same promise on later calls. */
function readCode({ readFile }: ReleaseSource, release: Release): () => Promise<ReleasedCode> {
  let reading: Promise<ReleasedCode> | undefined;
  const read = async () => {
    const { name, version } = release;
    const main = await readFile(release, release.node);
    const others = Object.keys(release.files).filter((file) => isNodeChunk(file) && file !== release.node);
    const chunks = await Promise.all(
      others.map(async (file) => [file, (await readFile(release, file)).toString('utf8')] as const),
    );
    const text = withChunks(main.toString('utf8'), Object.fromEntries(chunks));
    // Hashes the text itself, because during development a newer build may have replaced the file since `release.json` was read.
    return { name, version, integrity: computeIntegrity(Buffer.from(text)), text };
  };
  return () => {
    reading ??= read();
    return reading;
  };
}

const isNodeChunk = (file: string): boolean => /^node\/[^/]+\.cjs$/.test(file);

/**
 * Bundles the files of a Node build into one text, because a sandbox cannot read files. `require` calls then find the chunks in that text.
 * @param main text of the entry file
 * @param chunks texts of the other files, by their paths in the release
 */
function withChunks(main: string, chunks: Readonly<Record<string, string>>): string {
  const files = Object.entries(chunks).map(
    ([file, text]) =>
      `${JSON.stringify(file.replace(/^node/, '.'))}: function (module, exports, require) {\n${text}\n},\n`,
  );
  if (files.length === 0) return main;
  return `require = (function (outside, files, known) {
return function own(request) {
if (!Object.hasOwn(files, request)) return outside(request);
if (!known[request]) files[request]((known[request] = { exports: {} }), known[request].exports, own);
return known[request].exports;
};
})(require, {
${files.join('')}}, {});
${main}`;
}

const nameOf = ({ name, version }: Pick<Release, 'name' | 'version'>): string => `${name} ${version}`;

/**
 * Sends a request to a sandbox.
 * @throws BuildError that names the release and the reason of a failure
 */
async function explain<Answer>(release: Release, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof SandboxFault)) throw cause;
    throw new BuildError(
      {
        what: `${cause.release || nameOf(release)} cannot be evaluated:`,
        fact: `${cause.message}.`,
        nextStep:
          cause.kind === 'late'
            ? 'Look for an endless wait or an endless loop. If other work slows this machine, run the command again.'
            : 'Correct the code and release it again.',
      },
      { cause },
    );
  }
}

/** A composition in memory: `release.json` of its releases, site values, and snapshot. The code of a release is only text in it. */
export interface LoadedComposition {
  readonly composition: Composition;
  readonly shell: LoadedShell;
  readonly remotes: readonly LoadedRemote[];
  readonly site: Site;
  readonly snapshot: Snapshot;
}
