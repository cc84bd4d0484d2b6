import { expect, it } from 'vitest';
import { refuseHugePage } from './renderPageJob.ts';

it('a page with too many tags or characters is refused; the limits are far above our largest page', () => {
  expect(() => refuseHugePage('<p>word</p>'.repeat(9_500))).not.toThrow();
  expect(() => refuseHugePage('<div>'.repeat(800_000))).toThrow(
    'it has 800000 tags, but a page may have at most 20000.',
  );
  expect(() => refuseHugePage('x'.repeat(4_000_001))).toThrow('it has 4000001 characters');
});
