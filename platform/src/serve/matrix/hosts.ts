import { inject } from 'vitest';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { serveSite } from '../serveSite.ts';
import type { Fixture } from './fixture.ts';
import { askHost, type Host } from './Host.ts';
import { nginxHost } from './nginxHost.ts';
import { proxiedHost } from './proxiedHost.ts';
import { workerHost } from './workerHost.ts';

/** A host that can be started here. */
interface StartableHost {
  readonly name: Host['name'];
  /** Whether it knows canaries and previews. */
  readonly knowsVisitors: boolean;
  start(fixture: Fixture): Promise<Host>;
}

const [nginx, workerd] = [inject('nginx'), inject('workerd')];

/** The hosts that this machine has. */
export const hosts: readonly StartableHost[] = [
  { name: 'embedded server', knowsVisitors: true, start: ({ store }) => embeddedHost(store) },
  ...(nginx
    ? [
        { name: 'nginx', knowsVisitors: false, start: ({ store }: Fixture) => nginxHost(nginx, store) } as const,
        {
          name: 'embedded server behind nginx',
          knowsVisitors: true,
          start: ({ store }: Fixture) => proxiedHost(nginx, store),
        } as const,
      ]
    : []),
  ...(workerd
    ? [
        {
          name: 'Worker',
          knowsVisitors: true,
          start: ({ bucket }: Fixture) => workerHost(workerd, bucket.url),
        } as const,
      ]
    : []),
];

/** The server of the project itself. */
export async function embeddedHost(store: ReleaseStore): Promise<Host> {
  const { url, close } = await serveSite({ store, port: 0 });
  const origin = url.replace('localhost', '127.0.0.1');
  return {
    name: 'embedded server',
    pollInterval: 500,
    origin,
    ask: (target, headers, method) => askHost(origin, target, headers, method),
    refresh: async () => {},
    stop: close,
  };
}
