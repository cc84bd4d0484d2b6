import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ScriptedOutcome, type ScriptedS3, startScriptedS3 } from '../../../test/scriptedS3.ts';
import { openS3Store } from './releaseStore.s3.ts';

let server: ScriptedS3;

/** Opens a store on a scripted server. The counts of requests start at 1 after the store's probe. */
async function storeOn(
  script: (method: string, key: string, count: number) => ScriptedOutcome = () => 'answered',
  options?: { conditional: boolean },
) {
  server = await startScriptedS3(script, options);
  const settings = {
    place: 's3://bucket',
    bucket: 'bucket',
    prefix: '',
    region: 'us-east-1',
    endpoint: server.endpoint,
  };
  return openS3Store(settings, { probe: true });
}

const faultyFirst =
  (fault: ScriptedOutcome): ((method: string, key: string, count: number) => ScriptedOutcome) =>
  (_method, _key, count) =>
    count === 1 ? fault : 'answered';

beforeAll(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'testtest');
});
afterEach(() => server.close());

describe('a store that ignores conditional writes', () => {
  it('a store that ignores conditional writes is refused before anything is written, with the next step', async () => {
    await expect(storeOn(undefined, { conditional: false })).rejects.toThrow(
      /s3:\/\/bucket accepts a second create[\s\S]*Use a store that supports this header[\s\S]*Nothing was released/,
    );
    expect([...server.objects.keys()]).toEqual(['.probe']);
  });

  it('a store that does not implement conditional writes is refused', async () => {
    const store = await storeOn((method) => (method === 'PUT' ? { status: 501, code: 'NotImplemented' } : 'answered'));
    await expect(store.create('a/b', 'x')).rejects.toThrow(/accepts a second create/);
  });

  it('a conditional store is probed only once', async () => {
    const store = await storeOn();
    const probing = server.requests.length;
    await store.create('a', 'x');
    await store.create('b', 'x');
    expect(server.requests.slice(probing)).toEqual(['PUT a', 'PUT b']);
  });
});

describe('a failed or lost response', () => {
  it.each([
    ['request lost', 'lost before'],
    ['response lost', 'lost after'],
    ['500 without a write', { status: 500 }],
    ['500 after the write', { status: 500, after: true }],
    ['503 after the write', { status: 503, code: 'SlowDown', after: true }],
    ['400 for a slow upload', { status: 400, code: 'RequestTimeout' }],
    ['409 during another write', { status: 409, code: 'ConditionalRequestConflict' }],
  ] as const)('%s: the retried create succeeds once', async (_name, fault) => {
    const store = await storeOn(faultyFirst(fault));
    expect(await store.create('log/00000001.json', 'mine')).toBe(true);
    expect(server.objects.get('log/00000001.json')?.toString()).toBe('mine');
    expect(await store.create('log/00000001.json', 'mine')).toBe(false);
  });

  it('after a lost response another writer’s object is not taken for one’s own', async () => {
    const store = await storeOn((method, key, count) => {
      // Creates the key as another writer, before the retry.
      if (method === 'PUT' && count === 1) (server.objects as Map<string, Buffer>).set(key, Buffer.from('theirs'));
      return count === 1 ? 'lost before' : 'answered';
    });
    expect(await store.create('log/00000001.json', 'mine')).toBe(false);
    expect((await store.read('log/00000001.json'))?.toString()).toBe('theirs');
  });

  it('a truncated response is read again', async () => {
    const store = await storeOn((method, _key, count) => (method === 'GET' && count < 4 ? 'torn' : 'answered'));
    await store.create('a', 'whole bytes');
    expect((await store.read('a'))?.toString()).toBe('whole bytes');
    expect(server.requests.filter((each) => each === 'GET a')).toHaveLength(3);
  });

  it('a store that stays unavailable fails the read, with the next step', async () => {
    const store = await storeOn(() => ({ status: 503, code: 'ServiceUnavailable' }));
    await expect(store.read('a')).rejects.toThrow(
      /a could not be read in s3:\/\/bucket: the store could not be reached \(503, ServiceUnavailable\)[\s\S]*same command again/,
    );
    expect(server.requests.filter((each) => each === 'GET a')).toHaveLength(8);
  });
});

describe('an error of the store', () => {
  it.each([
    [403, 'AccessDenied', /the store does not allow this request \(403, AccessDenied\)[\s\S]*permissions/],
    [404, 'NoSuchBucket', /the bucket does not exist/],
    [403, 'QuotaExceeded', /There is no disk space left for a in s3:\/\/bucket\. The live site has not changed/],
    [507, 'InsufficientStorage', /There is no disk space left/],
    [400, 'InvalidRequest', /the store refuses the request \(400, InvalidRequest\)/],
  ])('%i %s is reported without a retry, with the next step', async (status, code, words) => {
    const store = await storeOn(() => ({ status, code }));
    const before = server.requests.length;
    await expect(store.create('a', 'x')).rejects.toThrow(words);
    expect(server.requests.length - before).toBe(1);
  });

  it('an error on reading is not taken for a missing key', async () => {
    const store = await storeOn(() => ({ status: 404, code: 'NoSuchBucket' }));
    await expect(store.read('a')).rejects.toThrow(/the bucket does not exist/);
  });
});
