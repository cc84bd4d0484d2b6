import { defaultSite } from 'shared/siteValues';
import { expect, it } from 'vitest';
import { listUnsupplied } from './listUnsupplied.ts';

const stateOf = (values: Readonly<Record<string, unknown>>, wanted: string) =>
  listUnsupplied(values).find(({ key }) => key === wanted)?.state;

it('every block with a sample switch is listed until its switch is off', () => {
  const blocks = Object.entries(defaultSite).flatMap(([key, value]) =>
    typeof value === 'object' && 'sample' in value ? [key] : [],
  );
  expect(blocks).toHaveLength(9);
  for (const block of blocks) {
    expect(stateOf({}, block)).toBe('sample');
    expect(stateOf({ [block]: { sample: false } }, block)).toBeUndefined();
  }
});

it('each site value counts as missing, sample or supplied', () => {
  expect([stateOf({}, 'registrationNumber'), stateOf({}, 'phone')]).toEqual(['missing', 'sample']);
  expect(stateOf({ registrationNumber: '12345678' }, 'registrationNumber')).toBeUndefined();
  expect(stateOf({ phone: '+380 44 111 22 33' }, 'phone')).toBeUndefined();
  expect(stateOf({ logRetention: defaultSite.logRetention }, 'logRetention')).toBeUndefined();
  expect(stateOf({ providerA: { ua: 'Хан', en: '' } }, 'providerA')).toBe('missing');
});

it('a site value with a valid default is not listed as unsupplied', () => {
  for (const key of ['brand', 'address', 'contactEndpoint', 'privacyEmail']) expect(stateOf({}, key)).toBeUndefined();
});
