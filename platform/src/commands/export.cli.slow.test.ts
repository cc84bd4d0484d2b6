import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { putFakeEntry, putFakeShell, putFakeSite } from '../../test/fakeSite.ts';
import { closeServer, listen } from '../serve/node/listening.ts';
import { openFolderStore } from '../store/backends/releaseStore.folder.ts';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';

function exporting(store: ReleaseStore, ...words: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'export.cli.ts'), ...words], {
    env: { ...process.env, RELEASES: store.place },
  });
  const run = { child, said: '', ended: once(child, 'exit').then(([code]) => code as number) };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      run.said += part;
    });
  return run;
}

const temporary = async () => mkdtemp(join(tmpdir(), 'exporting-'));

it('export --follow exports each new entry, and warns of a canary, until SIGTERM', async () => {
  const store = openFolderStore(join(await temporary(), 'releases'));
  const folder = join(await temporary(), 'site');
  await putFakeShell(store);
  const [first, second] = [await putFakeSite(store, 'first'), await putFakeSite(store, 'second')];
  await putFakeEntry(store, 1, first);
  const run = exporting(store, 'nginx', folder, '--listen', '127.0.0.1:4299', '--follow');
  const said = (text: string) => expect.poll(() => run.said, { timeout: 15_000 }).toContain(text);
  await said(`Entry 1 was written to ${folder}. No server responds at 127.0.0.1:4299 yet.`);
  await said('nginx -t && nginx -s reload');
  await putFakeEntry(store, 2, second);
  await said('Entry 2 was written to');
  expect(await readFile(join(folder, 'live/index.html'), 'utf8')).toContain('<title>second');
  expect(run.said.match(/reload/g)).toHaveLength(1);
  await putFakeEntry(store, 3, first, { canary: { name: 'shell', version: '2.0.0', percent: 10, site: second } });
  await said('A canary runs, but nginx ignores it');
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
});

it('export reports the site as live only after the host serves it, and otherwise fails', async () => {
  const [store, folder] = [openFolderStore(join(await temporary(), 'releases')), join(await temporary(), 'site')];
  await putFakeShell(store);
  await putFakeEntry(store, 1, await putFakeSite(store, 'first'));
  let mayRead = true;
  const asked: (string | undefined)[] = [];
  const host = createServer(async ({ headers, url = '' }, response) => {
    asked.push(headers.host);
    response.statusCode = mayRead ? 200 : 404;
    const file = url === '/' ? 'live/index.html' : url;
    response.end(mayRead ? await readFile(join(folder, file)) : 'not found');
  });
  const at = `127.0.0.1:${await listen(host, 0, '127.0.0.1')}`;
  try {
    const run = exporting(store, 'nginx', folder, '--listen', at, '--name', 'agency.example');
    expect([await run.ended, run.said]).toEqual([
      0,
      expect.stringContaining(`Entry 1 is live: nginx serves it at ${at}.`),
    ]);
    mayRead = false;
    const refused = exporting(store, 'nginx', folder, '--listen', at, '--name', 'agency.example');
    expect(await refused.ended).toBe(1);
    expect(refused.said).toContain(`nginx responds with status 404 at ${at} for the site in ${folder}.`);
    expect(refused.said).toContain('namei -l');
    expect(refused.said).not.toContain('is live');
    expect(asked).toEqual(Array(3).fill('agency.example'));
  } finally {
    await closeServer(host);
  }
});

it('export names a parent folder that nginx may not enter', async () => {
  const [store, own] = [openFolderStore(join(await temporary(), 'releases')), await temporary()];
  await putFakeShell(store);
  await putFakeEntry(store, 1, await putFakeSite(store, 'first'));
  const run = exporting(store, 'nginx', join(own, 'site'), '--listen', '127.0.0.1:4299');
  expect([await run.ended, run.said]).toEqual([0, expect.stringContaining(`chmod o+x ${own}`)]);
});

it('export names its missing arguments, and fails when nothing is live', async () => {
  const store = openFolderStore(join(await temporary(), 'releases'));
  const unknown = exporting(store, 'apache', 'x');
  expect(await unknown.ended).toBe(1);
  expect(unknown.said).toContain('"export apache x" needs a host and a folder.');
  expect(unknown.said).toContain('static <folder>');
  const empty = exporting(store, 'static', join(await temporary(), 'site'));
  expect(await empty.ended).toBe(1);
  expect(empty.said).toContain('Nothing is live');
});
