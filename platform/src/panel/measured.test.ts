import { expect, it } from 'vitest';
import { refused } from './faults.browser.ts';
import { kilobytes, loadsOf, type Measured, tellLoads } from './loads.browser.ts';
import { sharedStyleOf } from './parts.browser.ts';

const asked = (path: string, more: Partial<Measured> = {}): Measured => ({
  name: `https://porohy.example${path}`,
  startTime: 100,
  responseEnd: 180,
  transferSize: 1300,
  encodedBodySize: 1000,
  ...more,
});

it('what the page has asked for is counted by package, with the first request and the last answer', () => {
  const loads = loadsOf([
    asked('/r/home/js/main.1a2b3c4d.js'),
    asked('/r/home/js/page.1a2b3c4d.js', { startTime: 40, responseEnd: 90, transferSize: 0 }),
    asked('/r/shell/js/main.1a2b3c4d.js'),
    asked('/snapshot.json'),
    { ...asked(''), name: 'data:image/svg+xml,' },
  ]);
  expect([...loads.keys()]).toEqual(['home', 'shell']);
  expect(loads.get('home')).toEqual({ files: 2, travelled: 1300, bytes: 2000, from: 40, to: 180 });
  expect(tellLoads(loads.get('home'))).toBe('2 files, 2.0 KB; 1.3 KB on the wire; from 40 to 180 ms');
});

it('what the browser had is told so, and so is that nothing was asked for', () => {
  expect(tellLoads({ files: 1, travelled: 0, bytes: 123_456, from: 1.4, to: 9.6 })).toBe(
    '1 file, 123 KB; the browser had them; from 1 to 10 ms',
  );
  expect(tellLoads(undefined)).toBe('nothing yet');
  expect(kilobytes(999)).toBe('999 B');
});

it('an answer with an error is a fault, also where nobody listened; one without a status is none', () => {
  expect(
    refused([asked('/r/home/a.js', { responseStatus: 404 }), asked('/b', { responseStatus: 200 }), asked('/c')]),
  ).toEqual(['/r/home/a.js answered 404']);
});

it('a class name of shared’s styles is known in a release and in a development build, and no other', () => {
  const styles = new Set(['2r5ode', 'source:17mvbeb', 'source:fz0xfc']);
  expect(sharedStyleOf('home2r5ode_3', styles)).toBe('2r5ode');
  expect(sharedStyleOf('port0_17mvbeb0', styles)).toBe('source:17mvbeb');
  expect(sharedStyleOf('port0_small_17mvbeb12', styles)).toBe('source:17mvbeb');
  expect(sharedStyleOf('shel0_fz0xfc0', styles)).toBe('source:fz0xfc');
  for (const other of ['home1x955l_0', 'port0_1xc9j1w2', 'swiper', '', 'home2r5ode', 'port0_fz0xfcab0'])
    expect(sharedStyleOf(other, styles), other).toBeUndefined();
});
