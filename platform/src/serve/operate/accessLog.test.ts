import { mkdir, mkdtemp, readFile, rename, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterEach, expect, it, vi } from 'vitest';
import { openAccessLog } from './accessLog.ts';

interface Asked {
  readonly method?: string;
  readonly url?: string;
  readonly host?: string;
}

afterEach(() => {
  vi.useRealTimers();
});

const createPlace = async () => join(await mkdtemp(join(tmpdir(), 'log-')), 'access.log');

async function openLog(
  place?: string,
  report: (error: unknown) => void = (error) => expect(error).toBeUndefined(),
  output?: Writable,
) {
  place ??= await createPlace();
  const log = openAccessLog(place, report, output);
  const ask = ({ method = 'GET', url = '/', host = 'a.example' }: Asked) =>
    log.request(
      { method, target: url, secure: false, header: (name) => (name === 'host' ? host : undefined) },
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

it('a response to HEAD counts no bytes, because its body is not sent', async () => {
  const { place, log, ask } = await openLog();
  ask({ method: 'HEAD' });
  await log.close();
  expect(JSON.parse(await readFile(place, 'utf8'))).toMatchObject({ method: 'HEAD', bytes: 0 });
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

it('an access log that cannot be opened loses and counts its lines, and begins once it can be opened', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const place = await createPlace();
  // A folder stands for every file that cannot be opened: tests that run as root may open all others.
  await mkdir(place);
  const faults: unknown[] = [];
  const { log, ask } = await openLog(place, (error) => faults.push(error));
  const attempt = (count: number) => expect.poll(() => faults.length).toBe(count);
  await attempt(1);
  ask({});
  log.reopen();
  await attempt(2);
  ask({});
  vi.advanceTimersByTime(1000);
  await attempt(3);
  await expect.poll(() => log.lost()).toBe(2);
  expect(String(faults[0])).toMatch(/^Error: The access log .*access\.log cannot be written: EISDIR/);
  await rmdir(place);
  vi.advanceTimersByTime(1000);
  ask({ url: '/first' });
  await log.close();
  expect([urlsIn(await readFile(place, 'utf8')), log.lost(), faults.length]).toEqual([['/first'], 2, 3]);
});

it('an access log on standard output loses no line while the pipe is full', async () => {
  const lines: string[] = [];
  const goOn = Promise.withResolvers<void>();
  const output = new Writable({
    highWaterMark: 1,
    decodeStrings: false,
    write(text, _encoding, done) {
      lines.push(text);
      void goOn.promise.then(() => done());
    },
  });
  const { log, ask } = await openLog('-', undefined, output);
  for (let line = 0; line < 300; line += 1) ask({ url: `/${line}` });
  goOn.resolve();
  await log.close();
  expect([urlsIn(lines.join('')).length, log.lost(), output.destroyed]).toEqual([300, 0, false]);
});
