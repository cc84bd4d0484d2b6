import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { firstDifference } from './facts.ts';
import { type Fixture, openFixture } from './fixture.ts';
import type { Host } from './Host.ts';
import { embeddedHost } from './hosts.ts';
import { nginxHost } from './nginxHost.ts';
import { nginxMutations } from './nginxMutations.ts';
import { policyMutations } from './policyMutations.ts';

/** The matrix notices what it is there for: of each thing done wrong, some response differs. */

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.bucket.stop());

describe('a host that does not follow the policy is noticed', () => {
  let host: Host;
  beforeAll(async () => {
    host = await embeddedHost(fixture.store);
  });
  afterAll(() => host.stop());

  it.each(policyMutations)('%s', async (_, mutate) => {
    expect(await firstDifference(host, async (request) => mutate(await fixture.policy(request)))).toBeDefined();
  });

  it('and one that does is not', async () => {
    expect(await firstDifference(host, fixture.policy)).toBeUndefined();
  });
});

const nginx = inject('nginx');
if (nginx)
  describe('a mistake in the configuration of nginx is noticed', () => {
    it.each(nginxMutations)('%s', async (_, mutate) => {
      const seen = { changed: false };
      const host = await nginxHost(nginx, fixture.store, (text) => {
        seen.changed = mutate(text) !== text;
        return mutate(text);
      });
      expect(seen, 'the configuration is what it was').toEqual({ changed: true });
      expect(await firstDifference(host, fixture.policy).finally(host.stop)).toBeDefined();
    });

    describe('and where there is none', () => {
      let host: Awaited<ReturnType<typeof nginxHost>>;
      beforeAll(async () => {
        host = await nginxHost(nginx, fixture.store);
      });
      afterAll(() => host.stop());

      it('nothing is noticed', async () => {
        expect(await firstDifference(host, fixture.policy)).toBeUndefined();
      });

      it('a time that is not made of the content is another tag', async () => {
        const tag = (await host.ask('/')).headers.etag;
        const site = join(host.folder, 'live');
        for (const file of await readdir(site)) await utimes(join(site, file), new Date(), new Date());
        expect((await host.ask('/')).headers.etag).not.toBe(tag);
      });
    });
  });
