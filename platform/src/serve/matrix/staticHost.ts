import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf } from '../../store/mediaTypes.ts';
import type { HostResponse } from './Host.ts';

/** How hosts treat a header that two rules name for one address: some join the values, others take the last. */
export type Merging = 'joined' | 'last';

/**
 * Answers as a static host does that reads `_headers` and `_redirects`: redirects first, then files at clean addresses, then the nearest
 * not-found page. Packing, tags and ranges are the host's own and not imitated.
 */
export async function staticHost(folder: string, merging: Merging): Promise<(target: string) => Promise<HostResponse>> {
  const rules = parseHeaders(await readFile(join(folder, '_headers'), 'utf8'));
  const redirects = parseRedirects(await readFile(join(folder, '_redirects'), 'utf8'));

  return async (target) => {
    // Put together as a text: what begins with two slashes would name another host.
    const { pathname, search } = new URL(`https://static.example${target}`);
    const headers = headersFor(pathname);
    const redirect = redirects.find(({ from, status }) => status < 400 && from === pathname);
    if (redirect)
      return {
        status: redirect.status,
        headers: { ...headers, location: redirect.to + search },
        body: Buffer.alloc(0),
      };
    const gone = redirects.find(({ from, status }) => status === 410 && from === pathname);
    if (gone)
      return {
        status: 410,
        headers: { ...headers, 'content-type': contentTypeOf(gone.to) },
        body: (await fileAt(gone.to)) ?? Buffer.alloc(0),
      };
    for (const file of [pathname, `${pathname}.html`, join(pathname, 'index.html')]) {
      const found = await fileAt(file);
      // What a rule says of a type wins over what the host knows.
      if (found) return { status: 200, headers: { 'content-type': contentTypeOf(file), ...headers }, body: found };
    }
    const nearest =
      (await fileAt(`${pathname.replace(/^(\/[^/]*)?.*$/, '$1')}/404.html`)) ?? (await fileAt('/404.html'));
    return {
      status: 404,
      headers: { ...headers, 'content-type': contentTypeOf('404.html') },
      body: nearest ?? Buffer.alloc(0),
    };
  };

  function headersFor(pathname: string): Record<string, string> {
    const headers: Record<string, string> = {};
    for (const { path, set } of rules) {
      if (!(path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path)) continue;
      for (const [name, value] of set)
        headers[name] = merging === 'joined' && headers[name] ? `${headers[name]}, ${value}` : value;
    }
    return headers;
  }

  async function fileAt(path: string): Promise<Buffer | undefined> {
    const file = join(folder, path);
    const found = await stat(file).catch(() => undefined);
    return found?.isFile() && !/\/(_headers|_redirects)$/.test(path) ? readFile(file) : undefined;
  }
}

interface Rule {
  readonly path: string;
  readonly set: readonly (readonly [string, string])[];
}

/** @throws where a host would not read a line */
function parseHeaders(text: string): Rule[] {
  const rules: { path: string; set: [string, string][] }[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const [, name, value] = /^ {2}([a-z-]+): (.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name && value && rule) rule.set.push([name, value]);
    else if (line.startsWith('/') && line.length <= 2000 && !/\*./.test(line)) rules.push({ path: line, set: [] });
    else throw new Error(`No host reads this line of _headers: ${line}`);
  }
  return rules;
}

/** @throws where a host would not read a line */
function parseRedirects(text: string): { from: string; to: string; status: number }[] {
  return text
    .split('\n')
    .filter((each) => each !== '')
    .map((line) => {
      const [from = '', to = '', status = ''] = line.split(' ');
      if (!from.startsWith('/') || !to.startsWith('/') || !/^(30[1278]|404|410)$/.test(status))
        throw new Error(`No host reads this line of _redirects: ${line}`);
      return { from, to, status: Number(status) };
    });
}
