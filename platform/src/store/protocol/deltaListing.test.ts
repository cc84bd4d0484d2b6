import { expect, it } from 'vitest';
import { computeDeltaListingId, findListedDelta, readDeltaListing, serializeDeltaListing } from './deltaListing.ts';
import { getDeltaListingKey } from './keys.ts';

const integrity = `sha256-${'A'.repeat(43)}=`;
const [dictionary, other] = ['0123456789abcdef', 'fedcba9876543210'];
const [target, home, former] = ['a', 'b', 'c'].map((each) => `sha256-${each.repeat(43)}=`) as [string, string, string];
const listing = {
  [target]: { [other]: { integrity, of: { body: home } }, [dictionary]: { integrity, of: { body: former, br: home } } },
};
const text = serializeDeltaListing(listing);
const id = await computeDeltaListingId(text);
const reading = (bytes: string | undefined) => async (key: string) =>
  key === getDeltaListingKey(id) && bytes !== undefined ? new TextEncoder().encode(bytes) : undefined;

it('a listing of deltas is read by its digest, and its newest dictionary is first', async () => {
  const read = await readDeltaListing(reading(text), id);
  expect(read).toEqual(listing);
  expect(Object.keys(read?.[target] ?? {})).toEqual([other, dictionary]);
  expect(await readDeltaListing(reading(undefined), id)).toBeUndefined();
});

it('a listing of deltas that does not match its digest is refused', async () => {
  await expect(readDeltaListing(reading(text.replace('sha256-b', 'sha256-x')), id)).rejects.toThrow('it was altered');
});

it.each([
  ['{"format":3,"deltas":{"a":1}}', 'deltas.a: '],
  ['{"format":3,"deltas":{"a":{"short":{"integrity":"x","of":"y"}}}}', 'deltas.a.short'],
  ['[1]', 'has no format'],
])('%s is not a listing of deltas', async (wrong, fault) => {
  const wrongId = await computeDeltaListingId(wrong);
  const read = async () => new TextEncoder().encode(wrong);
  await expect(readDeltaListing(read, wrongId)).rejects.toThrow(fault);
});

it('a delta is found by target and dictionary, not by names of Object.prototype', () => {
  expect(findListedDelta(listing, target, dictionary)?.of.body).toBe(former);
  for (const [made, by] of [
    [target, '0'.repeat(16)],
    ['constructor', dictionary],
    [target, 'constructor'],
  ] as const)
    expect(findListedDelta(listing, made, by)).toBeUndefined();
});
