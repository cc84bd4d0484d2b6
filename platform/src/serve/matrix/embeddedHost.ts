import type { ReleaseStore } from '../../store/releaseStore.ts';
import { serveSite } from '../serveSite.ts';
import { askHost } from './askHost.ts';
import type { Host } from './Host.ts';

/** The server of the project itself. */
export async function embeddedHost(store: ReleaseStore): Promise<Host> {
  const { url, close } = await serveSite({ store, port: 0 });
  const origin = url.replace('localhost', '127.0.0.1');
  return {
    name: 'embedded server',
    looksEvery: 500,
    ask: (target, headers, method) => askHost(origin, target, headers, method),
    refresh: async () => {},
    stop: close,
  };
}
