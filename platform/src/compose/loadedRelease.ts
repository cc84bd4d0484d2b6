import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';
import {
  BuildError,
  CompositionError,
  IntegrityError,
  NotFoundError,
  type Release,
  type Remote,
} from 'shared/contract';
import type { ShellModule } from 'shared/shellModule';
import { messageOf } from '../store/messageOf.ts';
import { hasIntegrity } from '../store/protocol/asReleased.ts';
import { releaseKey } from '../store/protocol/keys.ts';
import { readRelease } from '../store/protocol/readRelease.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';

/** A release with its Node build evaluated. */
export interface LoadedShell {
  readonly release: Release;
  readonly module: ShellModule;
}

export interface LoadedRemote {
  readonly release: Release;
  readonly remote: Remote;
}

/** Where releases come from: a store, or what is being built from source. */
export interface ReleaseSource {
  /** The description of a release. @throws NotFoundError if there is none */
  readonly describe: (name: string, version: string) => Promise<Release>;
  /** A file of a release. @throws NotFoundError if it is missing; IntegrityError if its bytes are not those that the release names */
  readonly readFile: (release: Release, file: string) => Promise<Buffer>;
}

/** The releases of a store. */
export const releasesIn = (store: ReleaseStore): ReleaseSource => ({
  describe: (name, version) => requireRelease(store, name, version),
  readFile: (release, file) => readReleaseFile(store, release, file),
});

async function requireRelease(store: ReleaseStore, name: string, version: string): Promise<Release> {
  const release = await readRelease(store.read, name, version);
  if (release) return release;
  throw new NotFoundError({
    fact: `There is no release ${name} ${version} in ${store.place}.`,
    nextStep: 'Release it (pnpm release), then compose again.',
  });
}

async function readReleaseFile(store: ReleaseStore, release: Release, file: string): Promise<Buffer> {
  const key = releaseKey(release.name, release.version, file);
  const bytes = await store.read(key);
  if (!bytes)
    throw new NotFoundError({
      fact: `${key} is missing in ${store.place}, though the release names it.`,
      nextStep: `Release ${release.name} again.`,
    });
  if (await hasIntegrity(bytes, release.files[file] ?? '')) return bytes;
  throw new IntegrityError({
    fact: `${key} holds other bytes than were released.`,
    nextStep: `The release is refused; remove it and release ${release.name} again.`,
  });
}

const nodeRequire = createRequire(import.meta.url);

/**
 * The shell's Node build brings React and all singletons itself, so that a release can be composed years later.
 * @throws BuildError if it asks for more than Node has, or cannot be evaluated; what the source throws
 */
export async function loadShell({ describe, readFile }: ReleaseSource, version: string): Promise<LoadedShell> {
  const release = await describe('shell', version);
  const module = evaluate(await readFile(release, release.node), nameOf(release), (request) => {
    if (isBuiltin(request)) return nodeRequire(request);
    throw new BuildError({
      fact: `${nameOf(release)} asks for "${request}", which its Node build should hold.`,
      nextStep: 'Build the shell again.',
    });
  }) as ShellModule;
  return { release, module };
}

/**
 * A remote's Node build, with the shell's singletons: one React while prerendering, too.
 * @throws BuildError if it cannot be evaluated, or if it is not the remote it says it is; what the source throws
 */
export async function loadRemote(
  { describe, readFile }: ReleaseSource,
  shell: LoadedShell,
  name: string,
  version: string,
): Promise<LoadedRemote> {
  const release = await describe(name, version);
  const { remote } = evaluate(await readFile(release, release.node), nameOf(release), (request) => {
    const share = shell.module.shares[request];
    if (share) return share;
    throw new CompositionError({
      fact: `${nameOf(release)} asks for "${request}", which the ${nameOf(shell.release)} does not share.`,
      nextStep: 'Release the shell with it, or keep the import inside the remote.',
    });
  }) as { remote?: Remote };
  if (remote?.name === release.name) return { release, remote };
  throw new BuildError({
    fact: `${nameOf(release)} exports no remote of that name.`,
    nextStep: 'Mend its remote.ts and release it again.',
  });
}

const nameOf = ({ name, version }: Release): string => `${name} ${version}`;

function evaluate(source: Buffer, filename: string, require: (request: string) => unknown): unknown {
  const module = { exports: {} };
  try {
    compileFunction(source.toString('utf8'), ['module', 'exports', 'require'], { filename })(
      module,
      module.exports,
      require,
    );
  } catch (cause) {
    throw new BuildError(
      {
        what: `${filename} cannot be evaluated:`,
        fact: `${messageOf(cause)}.`,
        nextStep: 'Mend it and release it again.',
      },
      { cause },
    );
  }
  return module.exports;
}
