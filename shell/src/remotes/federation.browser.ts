import { createInstance } from '@module-federation/enhanced/runtime';
import type { Remote, Snapshot } from 'shared/contract';
import { shares } from 'shared/shares';
import type { RemoteModule } from './Container.ts';
import { enteredContainer, importEntry } from './enterContainer.browser.ts';
import { shareVersions } from './shareVersions.ts';

/** Loads a remote by its short name. */
export type LoadRemote = (name: string) => Promise<Remote>;

/**
 * The later remotes' way: the Module Federation runtime, which negotiates shares and knows all remotes of the snapshot. It is
 * a chunk of its own, fetched on a link's intent.
 */
export function startFederation(snapshot: Snapshot): LoadRemote {
  const remotes = Object.entries(snapshot.remotes).map(([name, { entry }]) => ({
    name: identifier(name),
    entry: new URL(entry.url, location.href).href,
    type: 'module' as const,
  }));
  const pins = new Map(Object.entries(snapshot.remotes).map(([name, { entry }]) => [identifier(name), entry]));
  const instance = createInstance({
    name: 'shell',
    shareStrategy: 'loaded-first',
    remotes,
    shared: Object.fromEntries(
      Object.entries(shares).map(([name, module]) => [
        name,
        {
          version: shareVersions[name] ?? '0.0.0',
          lib: () => module as never,
          shareConfig: { singleton: true, requiredVersion: false as const, eager: true },
        },
      ]),
    ),
    plugins: [
      {
        name: 'pinned-entries',
        async loadEntry({ remoteInfo }) {
          const entry = pins.get(remoteInfo.name);
          if (!entry) throw new Error(`The snapshot pins no remote "${remoteInfo.name}".`);
          const entered = enteredContainer(entry.url);
          // A container takes one share scope for its life; the first page's is already in.
          if (entered) return { get: (await entered).get, init() {} } as never;
          return (await importEntry(entry)) as never;
        },
      },
    ],
  });
  return async (name) => {
    const module = await instance.loadRemote<RemoteModule>(`${identifier(name)}/remote`);
    if (!module?.remote) throw new Error(`The remote "${name}" exposes no ./remote.`);
    return module.remote;
  };
}

/** Module Federation's names are identifiers; see containerName in shared/build. */
const identifier = (name: string): string => name.replaceAll('-', '_');
