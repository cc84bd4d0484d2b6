import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openAccessLog } from './accessLog.ts';

/** The log of some requests. */
async function logOf(requests: readonly Asked[]): Promise<string> {
  const place = join(await mkdtemp(join(tmpdir(), 'log-')), 'access.log');
  const log = openAccessLog(place, (error) => expect(error).toBeUndefined());
  for (const { target = '/', host = 'a.example', method = 'GET', status = 200, bytes = 7, entry = 3, view } of requests)
    log.request(
      { method, target, secure: false, header: (name) => (name === 'host' ? host : undefined) },
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
  readonly target?: string;
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
  target: '/',
  status: 200,
  bytes: 7,
  entry: 3,
  arm: 'live',
  ms: 1.23,
};

it('says the same of an answer however often it was given', async () => {
  const lines = await linesOf([{ view: 'a' }, { view: 'b' }, { view: 'c' }, {}, { view: 'd' }]);
  const [first, ...others] = lines.map(({ time, ...line }) => line);
  expect(first).toEqual({ ...said, view: 'a' });
  expect(others).toEqual([{ ...said, view: 'b' }, { ...said, view: 'c' }, said, { ...said, view: 'd' }]);
  expect(lines.every(({ time }) => Number.isFinite(Date.parse(`${time}`)))).toBe(true);
});

it.each([{ status: 304 }, { bytes: 8 }, { host: 'b.example' }, { method: 'HEAD' }, { entry: 4 }, { target: '/x' }])(
  'says what is now where an answer differs by %j from those before it at the same address',
  async (other) => {
    const lines = await linesOf([{}, {}, {}, other, {}, other, other, other, {}]);
    expect(lines).toMatchObject([{}, {}, {}, other, {}, other, other, other, {}].map((each) => ({ ...said, ...each })));
  },
);

it('says all of it of more addresses than it knows, and of what is no address at all', async () => {
  const targets = Array.from({ length: 2500 }, (_, index) => `/${index}`);
  const strange = ['__proto__', 'constructor', '', '"\n\u2028\ud800'];
  const asked = [...targets, ...strange, ...targets, ...strange, ...strange].map((target) => ({ target }));
  const lines = await linesOf(asked);
  expect(lines.map(({ target }) => target)).toEqual(asked.map(({ target }) => target));
});

it('steers no terminal by what somebody has asked for, however often', async () => {
  const [target, host] = ['/\u009b31m\u0085\x7f', 'a\u009b2J'];
  const text = await logOf([{ target }, { target }, { target }, { host }, { host }, { host }]);
  expect(text.match(/(?!\n)\p{Cc}/u)).toBeNull();
  const lines = text.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    ...Array(3).fill({ target }),
    ...Array(3).fill({ host }),
  ]);
});
