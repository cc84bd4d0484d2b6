import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { formatAddress, languages, NotFoundError, type Snapshot } from 'shared/contract';
import { type ServedStore, serveStore } from '../serveStore.ts';

/** Folder of the store that `npm start` composed: RELEASES, or the workspace's own store. */
const store = process.env.RELEASES ?? join(import.meta.dirname, '../../releases');

/** Address without a page, which shows the not-found page. */
export const notFoundPath = '/no-such-page';

/** Served live site, with the addresses of all its pages in both languages, including the not-found page. */
export interface LiveSite extends ServedStore {
  readonly addresses: readonly string[];
}

/** Serves the live composition on a free port. @throws NotFoundError if nothing is composed, or a named page does not exist */
export async function serveLive(named: readonly string[] = []): Promise<LiveSite> {
  if (!existsSync(join(store, 'composition.json')))
    throw new NotFoundError({
      fact: `Nothing is live in ${store}.`,
      nextStep: 'Run "npm start -- --no-serve" first, which builds and composes the site.',
    });
  const site = await serveStore(store, await findFreePort());
  const { routes }: Snapshot = await (await fetch(`${site.url}/snapshot.json`)).json();
  const paths = [...routes.map(({ path }) => path), notFoundPath] as const;
  const all = paths.flatMap((path) => languages.map((language) => formatAddress(path, language)));
  const unknown = named.find((address) => !all.includes(address));
  if (unknown === undefined) return { ...site, addresses: named.length > 0 ? named : all };
  await site.stop();
  throw new NotFoundError({
    fact: `The site has no page at ${unknown}.`,
    nextStep: `Name addresses of pages: ${all.slice(0, 4).join(' ')} …`,
  });
}

export async function findFreePort(): Promise<number> {
  await using server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
