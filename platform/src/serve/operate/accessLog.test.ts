import { mkdtemp, readFile, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openAccessLog } from './accessLog.ts';

interface Asked {
  readonly url?: string;
  readonly host?: string;
}

async function openLog() {
  const place = join(await mkdtemp(join(tmpdir(), 'log-')), 'access.log');
  const log = openAccessLog(place, (error) => expect(error).toBeUndefined());
  const ask = ({ url = '/', host = 'a.example' }: Asked) =>
    log.request(
      { method: 'GET', target: url, secure: false, header: (name) => (name === 'host' ? host : undefined) },
      { status: 200, headers: {}, body: new Uint8Array(7), seen: { entry: 3, arm: 'live', view: 'v' } },
      0.00123,
    );
  return { place, log, ask };
}

const urlsIn = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).url);

it('the access log has status, size, duration and view of a response', async () => {
  const { place, log, ask } = await openLog();
  ask({});
  ask({ url: `/${'x'.repeat(600)}` });
  await log.close();
  const [first = '', second = ''] = (await readFile(place, 'utf8')).split('\n');
  const { time, ...line } = JSON.parse(first);
  expect(line).toEqual({
    level: 'info',
    method: 'GET',
    host: 'a.example',
    url: '/',
    status: 200,
    bytes: 7,
    durationMs: 1.23,
    entry: 3,
    arm: 'live',
    view: 'v',
  });
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(JSON.parse(second).url).toHaveLength(512);
});

it('the access log names unusual addresses exactly, with control characters escaped', async () => {
  const { place, log, ask } = await openLog();
  const strange = ['__proto__', '', '"\n\u2028\ud800', '/\u009b31m\u0085\x7f'];
  for (const url of strange) ask({ url });
  ask({ host: 'a\u009b2J' });
  await log.close();
  const text = await readFile(place, 'utf8');
  expect(text.match(/(?!\n)\p{Cc}/u)).toBeNull();
  expect(urlsIn(text)).toEqual([...strange, '/']);
});

it('a renamed access log is continued in a new file without lost lines', async () => {
  const { place, log, ask } = await openLog();
  const askFrom = (from: number) => {
    for (let line = from; line < from + 2000; line += 1) ask({ url: `/${line}` });
  };
  const isThere = () => expect.poll(() => readFile(place, 'utf8').catch(() => '')).not.toBe('');
  for (const turn of [1, 2, 3]) {
    askFrom(turn * 2000);
    // Waits until the log exists, because only then it can be renamed.
    await isThere();
    await rename(place, `${place}.${turn}`);
    log.reopen();
  }
  askFrom(8000);
  await isThere();
  await log.close();
  const files = [`${place}.1`, `${place}.2`, `${place}.3`, place];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const urls = texts.flatMap(urlsIn);
  expect([urls.length, new Set(urls).size, log.lost()]).toEqual([8000, 8000, 0]);
  // Expects the requests after `reopen` in the new file.
  expect(urlsIn(texts[3] ?? '').slice(-2000)).toEqual(Array.from({ length: 2000 }, (_, index) => `/${8000 + index}`));
});
