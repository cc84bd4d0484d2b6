import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { differencesOf } from './facts.ts';
import { type Fixture, openFixture } from './fixture.ts';
import type { Host } from './Host.ts';
import { hosts } from './hosts.ts';
import { questions } from './questions.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.bucket.stop());

it('asks the server of the project itself, and in continuous integration every host', () => {
  expect(hosts[0]?.name).toBe('embedded server');
  if (process.env.CI === 'true') expect(inject('lacking')).toEqual([]);
});

describe.each(hosts)('$name answers as the policy does', ({ start }) => {
  let host: Host;
  beforeAll(async () => {
    host = await start(fixture);
  });
  afterAll(() => host.stop());

  for (const question of questions)
    it(question.name, async () => {
      expect(await differencesOf(host, fixture.policy, question)).toEqual([]);
    });
});
