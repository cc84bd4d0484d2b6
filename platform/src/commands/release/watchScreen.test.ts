import { expect, it } from 'vitest';
import { noVitals } from '../../observe/vitals.ts';
import type { SiteSeen } from '../../release/seen/siteSeen.ts';
import { fakeEntry } from '../../testing/fakeSite.ts';
import { type Watching, watchLine, watchScreen } from './watchScreen.ts';

const entry = fakeEntry(42, '0'.repeat(16), {
  who: 'olena',
  why: 'canary portfolio 2.4.0',
  verb: 'canary',
  composition: { releases: { shell: '1.0.0', portfolio: '2.3.0' }, site: {} },
  earlier: { portfolio: ['2.1.0', '2.2.0'] },
  canary: { name: 'portfolio', version: '2.4.0', percent: 25, site: '1'.repeat(16) },
});
const release = (version: string, views: number, error: number) => ({
  name: 'portfolio',
  version,
  views,
  failures: { hydration: 0, error, module: 0 },
  vitals: noVitals(),
});
const seen = (at: number, requests: SiteSeen['requests']): SiteSeen => ({
  at,
  entry: 42,
  requests,
  arms: [
    { entry: 41, canary: undefined, live: { visitors: 9, failed: 9 }, canaryArm: { visitors: 0, failed: 0 } },
    { entry: 42, canary: entry.canary, live: { visitors: 122, failed: 1 }, canaryArm: { visitors: 41, failed: 3 } },
  ],
  releases: [release('2.3.0', 400, 1), release('2.4.0', 41, 3)],
});
const watching: Watching = {
  entries: [entry],
  before: seen(1000, { 200: 10, 404: 1, 503: 0 }),
  now: seen(3000, { 200: 50, 404: 2, 503: 4 }),
};

it('says how many requests a second there were, by their status', () => {
  expect(watchScreen(watching)).toContain('requests  22.5/s   2xx 20.0/s   3xx 0.0/s   4xx 0.5/s   5xx 2.0/s');
});

it('shows the canary with what its own entries have seen, and releases beside each other', () => {
  const text = watchScreen(watching).join('\n');
  expect(text).toContain(
    'canary    portfolio@2.4.0, 25 %: the page failed for 3 of 41 of its visitors, 1 of 122 of what is live',
  );
  expect(text).toMatch(
    /portfolio +2\.4\.0 +canary, 25 % +41 +3 \(7\.32 %\)\nportfolio +2\.3\.0 +live +400 +1 \(0\.25 %\)\nportfolio +2\.2\.0 +before/,
  );
  expect(text).toMatch(/\n42 +2026-01-01T00:00:00\.000Z +olena +canary +canary portfolio 2\.4\.0$/);
});

it('says the same in a line', () => {
  expect(watchLine(watching)).toBe(
    '00:00:03 entry 42 · requests 22.5/s, 5xx 2.0/s · canary portfolio@2.4.0, 25 %: the page failed for 3 of 41 of its visitors, ' +
      '1 of 122 of what is live · failures: portfolio 2.3.0 error 1, portfolio 2.4.0 error 3',
  );
});

it('says nothing of rates where a server was started again, and why it could not look', () => {
  const again = { ...watching, now: seen(5000, { 200: 1 }), fault: 'http://a does not answer.' };
  expect(watchScreen(again)).toEqual(
    expect.arrayContaining(['! http://a does not answer.', expect.stringMatching(/^requests {2}–/)]),
  );
  expect(watchLine(again)).toMatch(/requests –, 5xx – .* ! http:\/\/a does not answer\.$/);
});

it('says when servers do not serve yet what is live', () => {
  expect(watchScreen({ ...watching, entries: [{ ...entry, number: 43 }, entry] })[0]).toMatch(
    /entry 42; entry 43 is on its way to the servers$/,
  );
});
