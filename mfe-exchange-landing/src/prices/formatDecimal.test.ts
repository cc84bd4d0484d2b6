import { expect, it } from 'vitest';
import { formatDecimal } from './formatDecimal.ts';

it('thousands are grouped with a no-break space in Ukrainian, with a comma in English', () => {
  expect(formatDecimal(158420000, 'ua')).toBe('158\u00a0420\u00a0000');
  expect(formatDecimal(158420000, 'en')).toBe('158,420,000');
});

it('four digits are grouped too', () => {
  expect(formatDecimal(3412, 'ua')).toBe('3\u00a0412');
  expect(formatDecimal(3412, 'en')).toBe('3,412');
});

it('decimals follow a comma in Ukrainian, a point in English', () => {
  expect(formatDecimal(9377.4, 'ua', 2)).toBe('9\u00a0377,40');
  expect(formatDecimal(9377.4, 'en', 2)).toBe('9,377.40');
  expect(formatDecimal(0.24, 'en', 3)).toBe('0.240');
});
