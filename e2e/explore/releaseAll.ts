import { createHash } from 'node:crypto';
import type { Snapshot } from 'shared/contract';
import type { FaultProxy } from '../faults/faultProxy.ts';

interface Replaced {
  readonly before: string;
  readonly after: string;
}

/**
 * From now on a proxy answers as if every remote had been released again: other bytes of its entry, at an address of their own, other content,
 * in every document and in the snapshot. What was live before stays at its address, as it does in a store.
 */
export async function releaseAll(proxy: FaultProxy, site: string): Promise<void> {
  const { remotes }: Snapshot = await (await fetch(`${site}/snapshot.json`)).json();
  const files = new Map<string, { readonly from: string; readonly body: string }>();
  const replaced: Replaced[] = [];
  for (const { version, entry } of Object.values(remotes)) {
    const body = `${await (await fetch(site + entry.url)).text()}\n;globalThis.releasedAgain=true;`;
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 8);
    const url = entry.url.replace(/\.[0-9a-f]{8}\.js$/, `.${hash}.js`);
    const integrity = `sha384-${createHash('sha384').update(body).digest('base64')}`;
    const content = version.slice(-10);
    files.set(url, { from: entry.url, body });
    replaced.push({ before: entry.url, after: url }, { before: entry.integrity, after: integrity });
    replaced.push({ before: content, after: `${content.slice(0, 2)}${hash}` });
  }
  proxy.use(/^\/(?!r\/|speculation|icon|proof)|\/remoteEntry\./, async (request, response, ask) => {
    const path = (request.url ?? '').replace(/\?.*$/, '');
    const released = files.get(path);
    if (released) {
      request.url = released.from;
      const { headers } = await ask();
      const { 'content-length': _length, ...rest } = headers;
      response.writeHead(200, rest).end(released.body);
      return true;
    }
    const { status, headers, body } = await ask();
    const { 'content-length': _length, etag: _tag, ...rest } = headers;
    const isEntry = path.startsWith('/r/');
    const text = replaced.reduce((all, { before, after }) => all.replaceAll(before, after), body.toString());
    response.writeHead(status, rest).end(isEntry ? body : text);
    return !isEntry;
  });
}
