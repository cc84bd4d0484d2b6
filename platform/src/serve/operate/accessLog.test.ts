import { mkdtemp, readFile, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openAccessLog } from './accessLog.ts';

/** The log of some requests. */
async function logOf(requests: readonly Asked[]): Promise<string> {
  const place = join(await mkdtemp(join(tmpdir(), 'log-')), 'access.log');
  const log = openAccessLog(place, (error) => expect(error).toBeUndefined());
  for (const { url = '/', host = 'a.example', method = 'GET', status = 200, bytes = 7, entry = 3, view } of requests)
    log.request(
      { method, target: url, secure: false, header: (name) => (name === 'host' ? host : undefined) },
      { status, headers: {}, body: new Uint8Array(bytes), seen: { entry, arm: 'live', ...(view && { view }) } },
      0.00123,
    );
  await log.close();
  return readFile(place, 'utf8');
}

/** The lines of requests, in their order. */
const linesOf = async (requests: readonly Asked[]): Promise<Record<string, unknown>[]> =>
  (await logOf(requests))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

interface Asked {
  readonly url?: string;
  readonly host?: string;
  readonly method?: string;
  readonly status?: number;
  readonly bytes?: number;
  readonly entry?: number;
  readonly view?: string;
}

const said = {
  level: 'info',
  method: 'GET',
  host: 'a.example',
  url: '/',
  status: 200,
  bytes: 7,
  entry: 3,
  arm: 'live',
  durationMs: 1.23,
};

it('says the same of an answer however often it was given', async () => {
  const lines = await linesOf([{ view: 'a' }, { view: 'b' }, { view: 'c' }, {}, { view: 'd' }]);
  const [first, ...others] = lines.map(({ time, ...line }) => line);
  expect(first).toEqual({ ...said, view: 'a' });
  expect(others).toEqual([{ ...said, view: 'b' }, { ...said, view: 'c' }, said, { ...said, view: 'd' }]);
  expect(lines.every(({ time }) => Number.isFinite(Date.parse(`${time}`)))).toBe(true);
});

it.each([{ status: 304 }, { bytes: 8 }, { host: 'b.example' }, { method: 'HEAD' }, { entry: 4 }, { url: '/x' }])(
  'says what is now where an answer differs by %j from those before it at the same address',
  async (other) => {
    const lines = await linesOf([{}, {}, {}, other, {}, other, other, other, {}]);
    expect(lines).toMatchObject([{}, {}, {}, other, {}, other, other, other, {}].map((each) => ({ ...said, ...each })));
  },
);

it('says all of it of more addresses than it knows, and of what is no address at all', async () => {
  const targets = Array.from({ length: 2500 }, (_, index) => `/${index}`);
  const strange = ['__proto__', 'constructor', '', '"\n\u2028\ud800'];
  const asked = [...targets, ...strange, ...targets, ...strange, ...strange].map((url) => ({ url }));
  const lines = await linesOf(asked);
  expect(lines.map(({ url }) => url)).toEqual(asked.map(({ url }) => url));
});

it('steers no terminal by what somebody has asked for, however often', async () => {
  const [url, host] = ['/\u009b31m\u0085\x7f', 'a\u009b2J'];
  const text = await logOf([{ url }, { url }, { url }, { host }, { host }, { host }]);
  expect(text.match(/(?!\n)\p{Cc}/u)).toBeNull();
  const lines = text.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([...Array(3).fill({ url }), ...Array(3).fill({ host })]);
});

it('goes on in a new file where the one before was renamed, and loses no line', async () => {
  const place = join(await mkdtemp(join(tmpdir(), 'log-')), 'access.log');
  const log = openAccessLog(place, (error) => expect(error).toBeUndefined());
  const ask = (from: number) => {
    for (let line = from; line < from + 2000; line += 1)
      log.request(
        { method: 'GET', target: `/${line}`, secure: false, header: () => undefined },
        { status: 200, headers: {} },
        0,
      );
  };
  const isThere = () => expect.poll(() => readFile(place, 'utf8').catch(() => '')).not.toBe('');
  for (const turn of [1, 2, 3]) {
    ask(turn * 2000);
    // A rotator finds a file.
    await isThere();
    await rename(place, `${place}.${turn}`);
    log.reopen();
  }
  ask(8000);
  await isThere();
  await log.close();
  const files = [`${place}.1`, `${place}.2`, `${place}.3`, place];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const urls = texts.flatMap((text) =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).url),
  );
  expect([urls.length, new Set(urls).size, log.lost()]).toEqual([8000, 8000, 0]);
  // What is asked for behind the signal stands in the new file.
  expect(texts[3]?.split('\n')).toHaveLength(2001);
});
