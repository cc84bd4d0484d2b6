import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Script, type ScriptedS3, startScriptedS3 } from '../../../test/scriptedS3.ts';
import { openS3Store } from './releaseStore.s3.ts';

let server: ScriptedS3;

/** A store on a server that fails by script; requests are counted from 1, the probe's not among them. */
async function storeOn(
  script: (method: string, key: string, count: number) => Script = () => 'answered',
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
  (fault: Script): ((method: string, key: string, count: number) => Script) =>
  (_method, _key, count) =>
    count === 1 ? fault : 'answered';

beforeAll(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'testtest');
});
afterEach(() => server.close());

describe('a store that is not conditional', () => {
  it('is refused before anything is written into it, with what to use instead', async () => {
    await expect(storeOn(undefined, { conditional: false })).rejects.toThrow(
      /s3:\/\/bucket accepts a second create[\s\S]*Use a store that honours it[\s\S]*Nothing was released/,
    );
    expect([...server.objects.keys()]).toEqual(['.probe']);
  });

  it('is refused as well where it says that it does not know the condition', async () => {
    const store = await storeOn((method) => (method === 'PUT' ? { status: 501, code: 'NotImplemented' } : 'answered'));
    await expect(store.create('a/b', 'x')).rejects.toThrow(/accepts a second create/);
  });

  it('is told from one that is: nothing is asked twice once it is known', async () => {
    const store = await storeOn();
    const probing = server.requests.length;
    await store.create('a', 'x');
    await store.create('b', 'x');
    expect(server.requests.slice(probing)).toEqual(['PUT a', 'PUT b']);
  });
});

describe('an answer that does not come', () => {
  it.each([
    ['lost on the way there', 'lost before'],
    ['lost on the way back', 'lost after'],
    ['500 without an effect', { status: 500 }],
    ['500 after the effect', { status: 500, after: true }],
    ['503 after the effect', { status: 503, code: 'SlowDown', after: true }],
    ['409 while another writes', { status: 409, code: 'ConditionalRequestConflict' }],
  ] as const)('%s: a create is recognised as its own', async (_name, fault) => {
    const store = await storeOn(faultyFirst(fault));
    expect(await store.create('log/00000001.json', 'mine')).toBe(true);
    expect(server.objects.get('log/00000001.json')?.toString()).toBe('mine');
    expect(await store.create('log/00000001.json', 'mine')).toBe(false);
  });

  it("takes nobody else's write for its own", async () => {
    const store = await storeOn((method, key, count) => {
      // While the first answer is on its way, another writer takes the key.
      if (method === 'PUT' && count === 1) (server.objects as Map<string, Buffer>).set(key, Buffer.from('theirs'));
      return count === 1 ? 'lost before' : 'answered';
    });
    expect(await store.create('log/00000001.json', 'mine')).toBe(false);
    expect((await store.read('log/00000001.json'))?.toString()).toBe('theirs');
  });

  it('gives no reader half a file', async () => {
    const store = await storeOn((method, _key, count) => (method === 'GET' && count < 4 ? 'torn' : 'answered'));
    await store.create('a', 'whole bytes');
    expect((await store.read('a'))?.toString()).toBe('whole bytes');
    expect(server.requests.filter((each) => each === 'GET a')).toHaveLength(3);
  });

  it('is no "not there": when it never comes, the read fails and says what to do', async () => {
    const store = await storeOn(() => ({ status: 503, code: 'ServiceUnavailable' }));
    await expect(store.read('a')).rejects.toThrow(
      /a could not be read in s3:\/\/bucket: the store could not be reached \(503, ServiceUnavailable\)[\s\S]*same command again/,
    );
    expect(server.requests.filter((each) => each === 'GET a')).toHaveLength(8);
  });
});

describe('a refusal', () => {
  it.each([
    [403, 'AccessDenied', /it is not allowed \(403, AccessDenied\)[\s\S]*permissions/],
    [404, 'NoSuchBucket', /there is no such bucket/],
    [403, 'QuotaExceeded', /There is no space left for a in s3:\/\/bucket\. What was live is still live/],
    [507, 'InsufficientStorage', /There is no space left/],
    [400, 'InvalidRequest', /the store refuses it \(400, InvalidRequest\)/],
  ])('%i %s is told at once, with what to do', async (status, code, words) => {
    const store = await storeOn(() => ({ status, code }));
    const before = server.requests.length;
    await expect(store.create('a', 'x')).rejects.toThrow(words);
    expect(server.requests.length - before).toBe(1);
  });

  it('of a read is not taken for "not there"', async () => {
    const store = await storeOn(() => ({ status: 404, code: 'NoSuchBucket' }));
    await expect(store.read('a')).rejects.toThrow(/no such bucket/);
  });
});
