import { describe, inject } from 'vitest';
import { askOver } from '../../src/proof/askSite.ts';
import { serveSite } from '../../src/serve/serveSite.ts';
import type { ReleaseStore } from '../../src/store/releaseStore.ts';
import type { Host } from './Host.ts';
import { startNginx, startProxy } from './nginxHost.ts';
import { type HostName, hostsAsked, needs, planSuites, programOf } from './planSuites.ts';
import { startWorker } from './workerHost.ts';

type StartHost = (store: ReleaseStore) => Promise<Host>;

const hosts: Readonly<Record<HostName, StartHost>> = {
  async embedded(store) {
    const { url, close } = await serveSite({ store, port: 0 });
    const origin = url.replace('localhost', '127.0.0.1');
    return { origin, ask: askOver(origin, { keepAlive: false }), stop: close };
  },
  nginx: (store) => startNginx(programOf(inject('nginx')), store),
  proxy: (store) => startProxy(programOf(inject('nginx')), store),
  worker: (store) => startWorker(programOf(inject('workerd')), store.read),
};

/** Declares a suite for each host that is asked for (`HOSTS`). One whose program this machine lacks is skipped by name. */
export function describeHosts(suite: (name: HostName, start: StartHost) => void, names?: readonly HostName[]): void {
  for (const name of hostsAsked(process.env.HOSTS).filter((each) => names?.includes(each) ?? true)) {
    const program = needs[name];
    const { title, skip } = planSuites(name, program && inject(program));
    describe.skipIf(skip)(title, () => suite(name, hosts[name]));
  }
}
