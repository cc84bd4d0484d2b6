import { expect, it } from 'vitest';
import { chooseLanguage } from './chooseLanguage.ts';

it.each([
  [undefined, 'ua'],
  [[], 'ua'],
  ['ua', 'ua'],
  ['uk-UA', 'ua'],
  ['UK', 'ua'],
  ['en', 'en'],
  ['en-GB', 'en'],
  ['ko-KR', 'ua'],
  [['xx', 'en-US', 'uk'], 'en'],
  [['ua', 'en'], 'ua'],
  ['ukulele', 'ua'],
  ['enough', 'ua'],
] as const)('for detected languages %j it chooses %s', (detected, language) => {
  expect(chooseLanguage(detected)).toBe(language);
});
