import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeAllowedOrigins } from '../../testing/fakeSite.ts';
import { documentHeaders } from '../respond/policy.ts';
import { exportStatic } from '../static/exportStatic.ts';
import { differences, type Facts } from './compareResponses.ts';
import { hostFacts, policyFacts } from './facts.ts';
import { type Fixture, openFixture } from './fixture.ts';
import { questions } from './questions.ts';
import { type Merging, staticHost } from './staticHost.ts';

let fixture: Fixture;
let folder: string;
beforeAll(async () => {
  fixture = await openFixture();
  folder = join(await mkdtemp(join(tmpdir(), 'static-')), 'site');
  await exportStatic(fixture.store, folder);
});
afterAll(() => fixture.bucket.stop());

describe.each(['joined', 'last'] satisfies Merging[])('_headers and _redirects, values %s', (merging) => {
  let ask: Awaited<ReturnType<typeof staticHost>>;
  beforeAll(async () => {
    ask = await staticHost(folder, merging);
  });

  for (const question of questions.filter(({ alsoStatic }) => alsoStatic))
    it(question.name, async () => {
      const expected = await policyFacts(fixture.policy, question);
      const seen = await hostFacts(ask, question);
      expect(differences(promised(expected), comparable(seen))).toEqual([]);
    });
});

describe('the exported folder', () => {
  it('is replaced whole when it is exported again', async () => {
    await exportStatic(fixture.store, folder);
    expect(await readFile(join(folder, 'index.html'), 'utf8')).toContain('first');
  });

  it('is no folder of somebody else', async () => {
    await expect(exportStatic(fixture.store, tmpdir())).rejects.toThrow(
      'was not made by this command, and would be replaced. Name a folder that does not exist.',
    );
  });
});

/** What a host does by itself, in a way of its own. It has no deltas, so it offers nothing as a dictionary. */
const hostsOwn = ['tag', 'accept-ranges', 'content-length', 'vary', 'use-as-dictionary'];

const byAddress = {
  'cache-control': undefined,
  'access-control-allow-origin': undefined,
  'cross-origin-resource-policy': undefined,
};

/** Every response carries the documents' headers: a rule cannot tell a document by its address. */
function promised(facts: Facts): Facts {
  const documents = Object.entries(documentHeaders(fakeAllowedOrigins)).map(([name, value]) => [
    name,
    value.toLowerCase(),
  ]);
  return comparable({ ...facts, ...Object.fromEntries(documents) });
}

function comparable(facts: Facts): Facts {
  const kept = Object.entries(facts).filter(([field]) => !hostsOwn.includes(field));
  // A rule is for addresses, whatever is found there; how long a way or a "not found" is kept is the host's own.
  return { ...Object.fromEntries(kept), ...(facts.status === '200' ? {} : byAddress) };
}
