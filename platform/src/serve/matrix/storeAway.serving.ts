import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { documentHeaders, unavailable } from '../respond/policy.ts';
import { script } from './addresses.ts';
import { type Fixture, openFixture } from './fixture.ts';
import type { Host, HostResponse } from './Host.ts';
import { embeddedHost } from './hosts.ts';
import { workerHost } from './workerHost.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.bucket.stop());

it('leaves the server of the project with the whole site, asked for before or not', async () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { folder: _, ...bucket } = fixture.store;
  const state = { away: false };
  const read = (key: string) => (state.away ? Promise.reject(new Error('the store is away')) : bucket.read(key));
  const host = await embeddedHost({ ...bucket, read });
  try {
    state.away = true;
    await expect.poll(() => host.ask('/').then(() => silenced.mock.calls.length)).toBeGreaterThan(0);
    for (const target of ['/', '/en/portfolio']) expect((await host.ask(target)).status, target).toBe(200);
  } finally {
    await host.stop();
    silenced.mockRestore();
  }
});

const workerd = inject('workerd');
if (workerd) {
  const start = (secret?: string) => workerHost(workerd, fixture.bucket.url, secret === undefined ? {} : { secret });

  describe('leaves a Worker', () => {
    let host: Host;
    let home: HostResponse;
    let main: HostResponse;
    beforeAll(async () => {
      host = await start();
      [home, main] = [await host.ask('/'), await host.ask(script)];
    });
    afterAll(async () => {
      fixture.bucket.away = false;
      await host.stop();
    });

    it('little to ask: fifty requests for a known page read little', async () => {
      const before = fixture.bucket.reads;
      for (let asked = 0; asked < 50; asked += 1) await host.ask('/');
      // What is live is looked for every two seconds, by one read; the rest is known.
      expect(fixture.bucket.reads - before).toBeLessThanOrEqual(10);
    });

    it('with what was asked for before, also when it has looked for what is live in vain', async () => {
      fixture.bucket.away = true;
      expect((await host.ask('/')).body.equals(home.body)).toBe(true);
      const before = fixture.bucket.reads;
      await expect.poll(async () => [(await host.ask('/')).status, fixture.bucket.reads > before]).toEqual([200, true]);
      expect((await host.ask('/')).body.equals(home.body)).toBe(true);
      expect((await host.ask(script)).body.equals(main.body)).toBe(true);
    });
  });

  describe('lets a Worker that knows nothing yet', () => {
    let host: Host;
    beforeAll(async () => {
      fixture.bucket.away = true;
      host = await start();
    });
    afterAll(async () => {
      fixture.bucket.away = false;
      await host.stop();
    });

    describe.each([
      ['a page', '/', 'uk'],
      ['an English page', '/en/portfolio', 'en'],
    ])('answer %s', (_, target, language) => {
      let response: HostResponse;
      beforeAll(async () => {
        response = await host.ask(target);
      });

      it('with 503, to be kept by nobody and asked for again', () => {
        expect(response).toMatchObject({ status: 503, headers: unavailable });
      });

      it('in both languages, that of the address first', () => {
        const html = response.body.toString('utf8');
        expect([/lang="uk"><h1>/.test(html), /lang="en"><h1>/.test(html)]).toEqual([true, true]);
        expect(/<html lang="(\w+)"/.exec(html)?.[1]).toBe(language);
      });

      it('with no scripts of others', () => {
        const { 'content-security-policy': expected } = documentHeaders({ mapFrame: '', contactEndpoint: '' });
        expect(response.headers['content-security-policy']).toBe(expected);
      });
    });

    it('answer HEAD alike', async () => {
      expect((await host.ask('/', {}, 'HEAD')).status).toBe(503);
    });

    it('come back by itself', async () => {
      fixture.bucket.away = false;
      await expect.poll(async () => (await host.ask('/')).status).toBe(200);
      const { body } = await fixture.policy({ method: 'GET', target: '/', secure: false, header: () => undefined });
      expect((await host.ask('/')).body.equals(body ?? new Uint8Array())).toBe(true);
    });
  });

  describe('is for a Worker no "not found" where the bucket', () => {
    it('refuses its key', async () => {
      const host = await start('another secret');
      expect((await host.ask('/nothing').finally(host.stop)).status).toBe(503);
    });

    it('is closed and it has none; an open one needs none', async () => {
      const host = await start('');
      try {
        expect((await host.ask('/nothing')).status).toBe(503);
        fixture.bucket.open = true;
        expect((await host.ask('/nothing')).status).toBe(404);
      } finally {
        fixture.bucket.open = false;
        await host.stop();
      }
    });
  });
}
