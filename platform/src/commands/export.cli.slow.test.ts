import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openFolderStore } from '../store/releaseStore.folder.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { putEntry, putShell, putSite } from '../testing/fakeSite.ts';

/** The command as a person runs it, with what it says so far. */
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

it('follows the log until it is stopped: what becomes live, and what a canary means', async () => {
  const store = openFolderStore(join(await temporary(), 'releases'));
  const folder = join(await temporary(), 'site');
  await putShell(store);
  const [first, second] = [await putSite(store, 'first'), await putSite(store, 'second')];
  await putEntry(store, 1, first);
  const run = exporting(store, 'nginx', folder, '--listen', '127.0.0.1:4299', '--follow');
  const said = (text: string) => expect.poll(() => run.said, { timeout: 15_000 }).toContain(text);
  await said('Entry 1 is live');
  await said('nginx -t && nginx -s reload');
  await putEntry(store, 2, second);
  await said('Entry 2 is live');
  expect(await readFile(join(folder, 'live/index.html'), 'utf8')).toContain('<title>second');
  expect(run.said.match(/reload/g)).toHaveLength(1);
  await putEntry(store, 3, first, { canary: { name: 'shell', version: '2.0.0', percent: 10, site: second } });
  await said('A canary runs: nginx shows everybody what is live.');
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
});

it('says what it wants to be told, and that nothing is live', async () => {
  const store = openFolderStore(join(await temporary(), 'releases'));
  const unknown = exporting(store, 'apache', 'x');
  expect(await unknown.ended).toBe(1);
  expect(unknown.said).toContain('"export apache x" names no host and folder.');
  expect(unknown.said).toContain('static <folder>');
  const empty = exporting(store, 'static', join(await temporary(), 'site'));
  expect(await empty.ended).toBe(1);
  expect(empty.said).toContain('Nothing is live');
});
