import { defaultSite } from 'shared/siteValues';
import { expect, it } from 'vitest';
import { listUnsupplied } from './listUnsupplied.ts';

const stateOf = (values: Readonly<Record<string, unknown>>, wanted: string) =>
  listUnsupplied(values).find(({ key }) => key === wanted)?.state;

it('lists every block whose switch says that it is a sample', () => {
  const blocks = Object.entries(defaultSite).flatMap(([key, value]) =>
    typeof value === 'object' && 'sample' in value ? [key] : [],
  );
  expect(blocks).toHaveLength(9);
  for (const block of blocks) {
    expect(stateOf({}, block)).toBe('sample');
    expect(stateOf({ [block]: { sample: false } }, block)).toBeUndefined();
  }
});

it('tells what is missing from what is ours, and knows what is supplied', () => {
  expect([stateOf({}, 'registrationNumber'), stateOf({}, 'phone')]).toEqual(['missing', 'sample']);
  expect(stateOf({ registrationNumber: '12345678' }, 'registrationNumber')).toBeUndefined();
  expect(stateOf({ phone: '+380 44 111 22 33' }, 'phone')).toBeUndefined();
  expect(stateOf({ logRetention: defaultSite.logRetention }, 'logRetention')).toBeUndefined();
  expect(stateOf({ providerA: { ua: 'Хан', en: '' } }, 'providerA')).toBe('missing');
});

it('asks for nothing that is good as it is', () => {
  for (const key of ['brand', 'address', 'contactEndpoint', 'privacyEmail']) expect(stateOf({}, key)).toBeUndefined();
});
