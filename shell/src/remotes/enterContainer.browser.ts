import type { PinnedRemote, Remote } from 'shared/contract';
import { shares } from 'shared/shares';
import { remoteTimeLimit, withTimeLimit } from '../starter/timeLimit.ts';
import type { Container, RemoteModule } from './Container.ts';
import { pin } from './pin.browser.ts';
import { shareVersions } from './shareVersions.ts';

/** The share scope of the container protocol: name → version → how to get it. */
const shareScope = Object.fromEntries(
  Object.entries(shares).map(([name, module]) => [
    name,
    { [shareVersions[name] ?? '0.0.0']: { from: 'shell', eager: true, loaded: 1, get: () => () => module } },
  ]),
);

const containers = new Map<string, Promise<Container>>();

/** Imports a container's entry, its bytes verified, without initialising it. */
export async function importEntry({ url, integrity }: PinnedRemote['entry']): Promise<Container> {
  const behind = (integrity && (await pin(url, integrity))) || '';
  return import(/* webpackIgnore: true */ url + behind);
}

/** The first page's way into a container: its own protocol, nothing else on the wire. */
export async function enterContainer(pinned: PinnedRemote): Promise<Remote> {
  const { url } = pinned.entry;
  let entering = containers.get(url);
  if (!entering) {
    // What hangs is not waited for by the next try.
    entering = withTimeLimit(importEntry(pinned.entry), remoteTimeLimit, url).then(async (container) => {
      await container.init(shareScope);
      return container;
    });
    containers.set(url, entering);
    entering.catch(() => containers.delete(url));
  }
  const factory = await (await entering).get('./remote');
  const { remote } = factory() as Partial<RemoteModule>;
  // A module that threw comes back empty, and without an error, from a container that was built before it said so again.
  if (!remote) throw new Error(`${url} exposes no ./remote.`);
  return remote;
}

/** The container of an entry, if the first page has entered it. */
export const enteredContainer = (url: string): Promise<Container> | undefined => containers.get(url);
