import { beforeEach, expect, it } from 'vitest';
import { prepareReleaseHistory } from '../../../test/releaseHistory.ts';
import { requireEntry } from '../../store/log/releaseLog.ts';
import { diffEntries } from './describePromotion.ts';

type History = Awaited<ReturnType<typeof openHistory>>;

const openHistory = prepareReleaseHistory();
let store: History['store'];
let up: History['up'];

beforeEach(async () => {
  ({ store, up } = await openHistory());
});

it('two entries are compared by their releases', async () => {
  await up('1.1.0');
  const [from, to] = [await requireEntry(store, 3), await requireEntry(store, 4)];
  expect(diffEntries(from, to)).toEqual(['news: "1.0.0" → "1.1.0"']);
});
