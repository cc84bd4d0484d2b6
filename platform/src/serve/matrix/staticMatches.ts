import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { documentHeaders, type Reach } from '../answer/policy.ts';
import { exportStatic } from '../static/exportStatic.ts';
import { hostFacts, type Policy, policyFacts } from './askAll.ts';
import type { Checks } from './Checks.ts';
import { differences, type Facts } from './compareAnswers.ts';
import { questions } from './questions.ts';
import { type Merging, staticHost } from './staticHost.ts';

/** What the host does by itself, in a way of its own. */
const hostsOwn = ['tag', 'accept-ranges', 'content-length', 'vary'];

/** Holds the exported folder, as static hosts read it, against the policy. */
export async function staticMatches(checks: Checks, store: ReleaseStore, policy: Policy, reach: Reach): Promise<void> {
  const folder = join(await mkdtemp(join(tmpdir(), 'static-')), 'site');
  await exportStatic(store, folder);
  for (const merging of ['joined', 'last'] satisfies Merging[]) {
    const ask = await staticHost(folder, merging);
    for (const question of questions.filter(({ alsoStatic }) => alsoStatic)) {
      const expected = await policyFacts(policy, question);
      const seen = await hostFacts(ask, question);
      checks.hold(`${merging}, ${question.name}`, differences(promised(expected), comparable(seen)));
    }
  }
  // Exported again the folder is replaced whole; a folder that is none of ours is not.
  await exportStatic(store, folder);
  checks.same('the folder is whole', (await readFile(join(folder, 'index.html'), 'utf8')).includes('first'), true);
  const refused = await exportStatic(store, tmpdir()).then(
    () => 'replaced',
    (error: Error) => error.message.replace(/^\S+ /, ''),
  );
  checks.same(
    'a folder of somebody else is left alone',
    refused,
    'was not made by this command, and would be replaced. Name a folder that does not exist.',
  );

  /** Every answer carries the documents' headers: a rule cannot tell a document by its address. */
  function promised(facts: Facts): Facts {
    const documents = Object.entries(documentHeaders(reach)).map(([name, value]) => [name, value.toLowerCase()]);
    return comparable({ ...facts, ...Object.fromEntries(documents) });
  }

  function comparable(facts: Facts): Facts {
    const kept = Object.entries(facts).filter(([field]) => !hostsOwn.includes(field));
    // A rule is for addresses, whatever is found there; how long a way or a "not found" is kept is the host's own.
    return { ...Object.fromEntries(kept), ...(facts.status === '200' ? {} : byAddress) };
  }
}

const byAddress = {
  'cache-control': undefined,
  'access-control-allow-origin': undefined,
  'cross-origin-resource-policy': undefined,
};
