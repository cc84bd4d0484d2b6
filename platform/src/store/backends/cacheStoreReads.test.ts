import { expect, it, vi } from 'vitest';
import { cacheStoreReads } from './cacheStoreReads.ts';

it.each([
  ['an existing key, once even for concurrent reads', 'log/00000001.json', [Buffer.from('1')], 1],
  ['a missing key, until it exists', 'log/00000002.json', [undefined, undefined, Buffer.from('2')], 3],
  ['the copy of the newest entry, every time', 'composition.json', [Buffer.from('1')], 4],
])('the store is read for %s', async (_, key, responses, times) => {
  const read = vi.fn(async (_key: string) => responses[Math.min(read.mock.calls.length, responses.length) - 1]);
  const store = cacheStoreReads({ read });
  for (const expected of responses.slice(0, -1)) expect(await store.read(key)).toBe(expected);
  for (const found of await Promise.all([store.read(key), store.read(key)])) expect(found).toBe(responses.at(-1));
  for (let again = 0; again < 2; again += 1) expect(await store.read(key)).toBe(responses.at(-1));
  expect(read).toHaveBeenCalledTimes(times);
});

it('a failed read is retried', async () => {
  const read = vi.fn(async (_key: string) => Buffer.from('1')).mockRejectedValueOnce(new Error('away'));
  const store = cacheStoreReads({ read });
  await expect(store.read('a')).rejects.toThrow('away');
  expect((await store.read('a')).toString()).toBe('1');
});
