import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { prepareReleaseHistory } from '../../../test/releaseHistory.ts';
import { requireEntry } from '../../store/log/releaseLog.ts';
import { getEntryKey } from '../../store/protocol/keys.ts';
import { verifyLog } from './readLog.ts';

type History = Awaited<ReturnType<typeof openHistory>>;

const openHistory = prepareReleaseHistory();
let store: History['store'];
let up: History['up'];

beforeEach(async () => {
  ({ store, up } = await openHistory());
});

it('verification detects an entry that was changed later', async () => {
  await up('1.1.0');
  expect(await verifyLog(store)).toEqual({ entries: 4, faults: [] });
  const entry = await requireEntry(store, 2);
  await writeFile(join(store.place, getEntryKey(2)), JSON.stringify({ ...entry, who: 'somebody else' }));
  expect((await verifyLog(store)).faults).toEqual(['entry 2 was changed after entry 3 was written']);
});
