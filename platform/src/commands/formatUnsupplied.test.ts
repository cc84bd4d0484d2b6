import { defaultSite, mergeSite, type SampleSwitch } from 'shared/siteValues';
import { expect, it } from 'vitest';
import { listUnsupplied } from '../compose/values/listUnsupplied.ts';
import { formatUnsupplied } from './formatUnsupplied.ts';

/** Values of a site for which the owner has supplied everything. */
const supplied = Object.fromEntries(
  Object.entries(defaultSite).map(([key, value]: [string, string | SampleSwitch | object]) => [
    key,
    typeof value === 'string' ? 'own' : 'sample' in value ? { sample: false } : { ua: 'своє', en: 'own' },
  ]),
);

it('formatUnsupplied writes a line per unsupplied value, and says when none is left', () => {
  const lines = formatUnsupplied({}).split('\n');
  expect(lines[0]).toMatch(/^The owner must still supply these values\. Write them into site\.json/);
  expect(lines).toHaveLength(1 + listUnsupplied({}).length);
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}reviews +sample +home says/));
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}installer +missing +the download/));
  mergeSite(supplied, 'the test');
  expect(formatUnsupplied(supplied)).toBe('The owner has supplied all values of the site.');
});
