// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

let answer: (url: string) => Promise<void>;
let asked: string[];
let verifyWithFreshUrl: typeof import('./verifyWithFreshUrl.browser.ts')['verifyWithFreshUrl'];

beforeEach(async () => {
  asked = [];
  vi.stubGlobal('__starter', {
    verifyModule: (url: string) => {
      asked.push(url);
      return answer(url);
    },
  });
  vi.resetModules();
  ({ verifyWithFreshUrl } = await import('./verifyWithFreshUrl.browser.ts'));
});

const ask = () => verifyWithFreshUrl('/r/news/entry.js', 'sha256-x');

it('a module that loads keeps its address', async () => {
  answer = async () => {};
  expect(await ask()).toBe('');
  expect(asked).toEqual(['/r/news/entry.js']);
});

it('a module that failed is requested with a new query each time, which is returned', async () => {
  answer = async (url) => {
    if (!url.endsWith('=2')) throw new Error(`${url} refused`);
  };
  await expect(ask()).rejects.toThrow('entry.js refused');
  await expect(ask()).rejects.toThrow('again=1 refused');
  expect(await ask()).toBe('?again=2');
  expect(await ask()).toBe('?again=2');
  expect(asked).toEqual(['/r/news/entry.js', '/r/news/entry.js?again=1', '/r/news/entry.js?again=2']);
});

it('two simultaneous calls make one request', async () => {
  answer = async () => {};
  await Promise.all([ask(), ask()]);
  expect(asked).toHaveLength(1);
});

it('a module that hangs is requested again, and a late response is accepted', async () => {
  vi.useFakeTimers();
  let arrive = () => {};
  answer = (url) =>
    new Promise((resolve) => {
      if (!url.includes('again')) arrive = resolve;
    });
  const first = expect(ask()).rejects.toThrow('8000 ms');
  await vi.advanceTimersByTimeAsync(8000);
  await first;
  const second = ask();
  expect(asked.at(-1)).toBe('/r/news/entry.js?again=1');
  arrive();
  expect(await second).toBe('');
  vi.useRealTimers();
});
