import { expect, it } from 'vitest';
import { detectLanguage } from './detectLanguage.ts';

it.each([
  [{ stored: 'en', browser: ['uk-UA'] }, 'en'],
  [{ stored: 'ua', browser: ['en-US'] }, 'ua'],
  [{ stored: 'xx', browser: ['de', 'en-GB'] }, 'en'],
  [{ stored: null, browser: ['uk'] }, 'ua'],
  [{ stored: null, browser: [] }, 'ua'],
  [{ stored: 'english', browser: [] }, 'ua'],
] as const)('reads %o as %s', (facts, language) => {
  expect(detectLanguage(facts)).toBe(language);
});
