import { beforeEach, expect, it } from 'vitest';
import { composeNewsSite } from '../../../test/newsSite.ts';
import { releaseNewsRemote } from '../../../test/releaseNewsRemote.ts';
import { promote } from '../../release/promote.ts';
import { rollback } from '../../release/rollback.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import * as verbs from './changeVerbs.ts';
import { listVerb, logVerb } from './readVerbs.ts';
import type { Verb, VerbContext } from './Verb.ts';

let store: ReleaseStore;
let preview: string;
beforeEach(async () => {
  const site = await composeNewsSite();
  store = site.store;
  preview = site.previews[0] ?? '';
  // Releases a version without a preview, because the site of an existing preview is in the store.
  await releaseNewsRemote(store, '3.0.0');
});

const run = (verb: Verb, ...words: string[]) => {
  const setup: Partial<VerbContext> = {
    store,
    uncheckedStore: store,
    args: words,
    origin: { who: 'test' },
    onProgress: () => {},
  };
  return verb({ ...setup, dryRun: true, why: 'a test' } as VerbContext);
};

/** All verbs that write to the store, with valid arguments. */
const dry: readonly (readonly [name: string, run: () => ReturnType<Verb>])[] = [
  ['rollback', () => run(verbs.rollbackVerb, 'news')],
  ['preview', () => run(verbs.previewVerb, 'news@3.0.0')],
  ['preview revoke', () => run(verbs.previewVerb, 'revoke', preview)],
  ['canary', () => run(verbs.canaryVerb, 'news@2.0.0')],
  ['hold', () => run(verbs.holdVerb, 'news')],
  ['deltas', () => run(verbs.deltasVerb, 'off')],
  ['gc', () => run(verbs.gcVerb)],
];

it.each(dry)('--dry-run of %s neither writes nor deletes anything', async (_name, runVerb) => {
  const before = [...(await store.upkeep.inventory())].map((each) => JSON.stringify(each)).toSorted();
  expect((await runVerb()).text).toMatch(
    /Entry \d+ would be live: .* Pages rendered: \d+\. Nothing was written|could be (made\. Nothing was written|revoked)|Would remove/,
  );
  expect([...(await store.upkeep.inventory())].map((each) => JSON.stringify(each)).toSorted()).toEqual(before);
});

it.each(['', 'no', 'OFF'])('release deltas refuses the argument "%s"', async (word) => {
  await expect(run(verbs.deltasVerb, ...(word ? [word] : []))).rejects.toThrow(
    /^"release deltas" does not know ".*"\. Nothing was done\. Write "release deltas off"/,
  );
});

it('a guarded canary of the live release succeeds at once, so that a pipeline can run again', async () => {
  await promote({ store, release: { name: 'news', version: '3.0.0' } });
  const setup = { store, uncheckedStore: store, args: ['news@3.0.0'], guard: true, origin: { who: 'test' } };
  expect(
    await verbs.canaryVerb({ ...setup, onProgress: () => {} } as Partial<VerbContext> as VerbContext),
  ).toMatchObject({ text: 'news 3.0.0 is live for all visitors already.' });
});

it('release preview refuses a second release, which it would not show', async () => {
  await expect(run(verbs.previewVerb, 'news@3.0.0', 'shell@1.0.0')).rejects.toThrow('2 are named. Nothing was done.');
  await expect(run(verbs.previewVerb, 'news@3.0.0@1.0.0')).rejects.toThrow('"news@3.0.0@1.0.0" is not a release.');
});

it('release log shows one line for an entry, whatever its reason contains', async () => {
  const why = 'news: figures (#12)\u001b[2J\u202e\n\n2 forged: an entry';
  await promote({ store, release: { name: 'news', version: '3.0.0' }, why });
  const [newest = '', before = ''] = (await run(logVerb)).text.split('\n');
  expect(newest).toContain('news: figures (#12) [2J\\u202e');
  expect(before).toMatch(/^2 /);
});

it('release list marks the release that the next rollback restores', async () => {
  for (const version of ['2.0.0', '3.0.0']) await promote({ store, release: { name: 'news', version } });
  await rollback({ store, name: 'news' });
  const { text } = await run(listVerb, 'news');
  expect(text.replaceAll(/ +/g, ' ').split('\n')).toEqual([
    'news 1.0.0',
    'news 1.1.0 before',
    'news 2.0.0 live',
    'news 3.0.0 rolled back',
  ]);
  const { entry } = await rollback({ store, name: 'news' });
  expect(entry.composition.releases.news).toBe('1.1.0');
});

it('release list lists nothing for a package that does not exist', async () => {
  for (const name of ['no', 'constructor']) expect((await run(listVerb, name)).text).toBe('');
});
