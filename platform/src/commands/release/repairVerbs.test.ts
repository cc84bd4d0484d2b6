import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { createSmallStore, groupBlobs, readAllFiles, smallStoreTrustedKeys } from '../../../test/createSmallStore.ts';
import { openFolderStore } from '../../store/backends/releaseStore.folder.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { repairVerb, verifyVerb } from './repairVerbs.ts';

let store: ReleaseStore;
let page: string;

beforeEach(async () => {
  store = await createSmallStore();
  [page = ''] = groupBlobs(await readAllFiles(store)).pages;
});

const run = (verb: typeof verifyVerb, dryRun = false) =>
  verb({
    store,
    uncheckedStore: store,
    signingKey: undefined,
    trustedKeys: smallStoreTrustedKeys,
    args: [],
    dryRun,
    origin: { who: 'test' },
    onProgress: () => {},
  });

it('release verify passes for an intact store, and fails for a changed file and names it', async () => {
  const whole = await run(verifyVerb);
  expect([whole.failed, whole.text]).toEqual([
    false,
    expect.stringMatching(/^All \d+ files in \S+ are as they were written\.$/),
  ]);
  await writeFile(join(store.place, page), 'evil');
  const broken = await run(verifyVerb);
  expect(broken.failed).toBe(true);
  expect(broken.text).toContain(`  ${page} holds altered bytes. Restore it with "npm run release -- repair".`);
});

it('release verify refuses a store without files', async () => {
  store = openFolderStore(join(store.place, 'nothing'));
  await expect(run(verifyVerb)).rejects.toThrow(/^Nothing was verified: there are no files in \S+nothing\. Correct/);
});

it('release repair names and restores a changed file, and --dry-run only names it', async () => {
  const before = await store.read(page);
  await writeFile(join(store.place, page), 'evil');
  expect((await run(repairVerb, true)).text).toBe(`  ${page}\nWould repair 1 file.`);
  expect((await store.read(page))?.toString()).toBe('evil');
  expect(await run(repairVerb)).toMatchObject({ failed: false, text: `  ${page}\nRepaired 1 file.` });
  expect(await store.read(page)).toEqual(before);
  expect((await run(repairVerb)).text).toBe('Repaired 0 files.');
});

it('release repair fails for a file that it cannot restore, and names the next step', async () => {
  await writeFile(join(store.place, 'log/00000001.json'), 'torn');
  const { failed, text } = await run(repairVerb);
  expect(failed).toBe(true);
  expect(text).toContain(
    'Cannot be repaired:\n  log/00000001.json was changed after entry 2 was written. Compare the log with a copy',
  );
});
