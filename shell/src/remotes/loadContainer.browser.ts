import { createInstance } from '@module-federation/enhanced/runtime';
import type { PinnedRemote, Remote } from 'shared/contract';
import { shares } from 'shared/shares';
import { verifyWithFreshUrl } from '../retry/verifyWithFreshUrl.browser.ts';

declare const __SHARE_VERSIONS__: Readonly<Record<string, string>>;

const entries = new Map<string, PinnedRemote['entry']>();

/** The page's federation instance, with which remotes share the shell's libraries. */
const instance = createInstance({
  name: 'shell',
  shareStrategy: 'loaded-first',
  remotes: [],
  shared: Object.fromEntries(
    Object.entries(shares).map(([name, module]) => [
      name,
      {
        version: __SHARE_VERSIONS__[name] ?? '0.0.0',
        lib: () => module as never,
        shareConfig: { singleton: true, requiredVersion: false as const, eager: true },
      },
    ]),
  ),
  plugins: [
    {
      name: 'pinned-entries',
      async loadEntry({ remoteInfo: { name } }) {
        const entry = entries.get(name);
        // Throws, because the runtime would otherwise load the container without a check of its bytes.
        if (!entry) throw new Error(`The page pins no release of "${name}".`);
        const { url, integrity } = entry;
        const query = integrity && (await verifyWithFreshUrl(url, integrity));
        return import(/* webpackIgnore: true */ url + query) as never;
      },
    },
  ],
});

/**
 * Loads a remote's container. The release is the one pinned by the first call, because a page has only one container of each remote.
 * @throws if the entry or the exposed module does not load, or its bytes are altered; a later call tries again
 */
export async function loadContainer(remote: string, { entry }: PinnedRemote): Promise<Remote> {
  // Replaces hyphens, because a container's name must be an identifier (`containerName` of the platform's build).
  const name = remote.replaceAll('-', '_');
  if (!entries.has(name)) {
    entries.set(name, entry);
    instance.registerRemotes([{ name, entry: new URL(entry.url, location.href).href, type: 'module' }]);
  }
  const module = await instance.loadRemote<{ readonly remote?: Remote }>(`${name}/remote`);
  if (!module?.remote) throw new Error(`The remote "${remote}" exposes no ./remote.`);
  return module.remote;
}
