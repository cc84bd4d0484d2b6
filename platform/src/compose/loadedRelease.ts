import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';
import type { Release, Remote } from 'shared/contract';
import type { ShellModule } from 'shared/shellModule';
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

/** @throws a lesson if there is no such release in the store */
export async function requireRelease(store: ReleaseStore, name: string, version: string): Promise<Release> {
  const release = await readRelease(store.read, name, version);
  if (release) return release;
  throw new Error(
    `There is no release ${name} ${version} in ${store.place}. Release it (pnpm release), then compose again.`,
  );
}

/** A file of a release. Its bytes must be those that `release.json` names, or it is refused. */
export async function readReleaseFile(store: ReleaseStore, release: Release, file: string): Promise<Buffer> {
  const key = releaseKey(release.name, release.version, file);
  const bytes = await store.read(key);
  if (!bytes)
    throw new Error(`${key} is missing in ${store.place}, though the release names it. Release ${release.name} again.`);
  if (!(await hasIntegrity(bytes, release.files[file] ?? ''))) {
    throw new Error(
      `${key} holds other bytes than were released. The release is refused; remove it and release ${release.name} again.`,
    );
  }
  return bytes;
}

const nodeRequire = createRequire(import.meta.url);

export async function loadShell(store: ReleaseStore, version: string): Promise<LoadedShell> {
  const release = await requireRelease(store, 'shell', version);
  return evaluateShell(await readReleaseFile(store, release, release.node), release);
}

/** The shell's Node build brings React and all singletons itself, so that a release can be composed years later. */
export function evaluateShell(source: Buffer, release: Release): LoadedShell {
  const module = evaluate(source, nameOf(release), (request) => {
    if (isBuiltin(request)) return nodeRequire(request);
    throw new Error(
      `${nameOf(release)} asks for "${request}", which its Node build should hold. Build the shell again.`,
    );
  }) as ShellModule;
  return { release, module };
}

export async function loadRemote(
  store: ReleaseStore,
  shell: LoadedShell,
  name: string,
  version: string,
): Promise<LoadedRemote> {
  const release = await requireRelease(store, name, version);
  return evaluateRemote(await readReleaseFile(store, release, release.node), shell, release);
}

/** A remote's Node build, with the shell's singletons: one React while prerendering, too. */
export function evaluateRemote(source: Buffer, shell: LoadedShell, release: Release): LoadedRemote {
  const { remote } = evaluate(source, nameOf(release), (request) => {
    const share = shell.module.shares[request];
    if (share) return share;
    throw new Error(
      `${nameOf(release)} asks for "${request}", which the ${nameOf(shell.release)} does not share. ` +
        'Release the shell with it, or keep the import inside the remote.',
    );
  }) as { remote?: Remote };
  if (remote?.name !== release.name) {
    throw new Error(`${nameOf(release)} exports no remote of that name. Mend its remote.ts and release it again.`);
  }
  return { release, remote };
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
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${filename} cannot be evaluated: ${reason}. Mend it and release it again.`, { cause });
  }
  return module.exports;
}
