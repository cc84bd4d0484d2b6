import { defaultSite, mergeSite, type SampleSwitch } from 'shared/siteValues';
import { expect, it } from 'vitest';
import { unsupplied } from '../compose/unsupplied.ts';
import { tellUnsupplied } from './tellUnsupplied.ts';

/** As an owner leaves it who has supplied all. */
const supplied = Object.fromEntries(
  Object.entries(defaultSite).map(([key, value]: [string, string | SampleSwitch | object]) => [
    key,
    typeof value === 'string' ? 'own' : 'sample' in value ? { sample: false } : { ua: 'своє', en: 'own' },
  ]),
);

it('tells it in one table, a line for each, and that there is nothing left', () => {
  const lines = tellUnsupplied({}).split('\n');
  expect(lines[0]).toMatch(/^Still samples, or missing: write them into site\.json/);
  expect(lines).toHaveLength(1 + unsupplied({}).length);
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}reviews +sample +home says/));
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}installer +missing +the download/));
  mergeSite(supplied, 'the test');
  expect(tellUnsupplied(supplied)).toBe('Nothing of the site is a sample any more, and no value is missing.');
});
