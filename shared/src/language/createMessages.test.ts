import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createStrictOptions } from '../strictOptions/createStrictOptions.ts';
import { createMessages } from './createMessages.ts';

const withWords = (strict: boolean) => {
  const messages = createMessages({
    language: 'ua',
    variables: { brand: 'Пороги' },
    strict: strict ? createStrictOptions : undefined,
  });
  messages.addResourceBundle('ua', 'home', {
    title: 'Агенція «{brand}»',
    position: 'Відгук {current} з {total}',
    items: [{ value: 700, suffix: '+', text: '{brand}!' }],
  });
  return messages.getFixedT(null, 'home');
};

it('fills single braces with the values of the business and with those that are passed', () => {
  const t = withWords(true);
  expect(t('title')).toBe('Агенція «Пороги»');
  expect(t('position', { current: 1, total: 7 })).toBe('Відгук 1 з 7');
});

it('gives a list with its texts filled and its numbers as numbers', () => {
  expect(withWords(true)('items', { returnObjects: true })).toEqual([{ value: 700, suffix: '+', text: 'Пороги!' }]);
});

it('fails strictly on a missing message and on a missing value, naming both', () => {
  const t = withWords(true);
  expect(() => t('nothing')).toThrow(/no message "nothing" in "ua"/);
  expect(() => t('position', { current: 1 })).toThrow(/needs a value for \{total\}/);
});

it('keeps two languages apart: each has an instance of its own', () => {
  const english = createMessages({ language: 'en', variables: { brand: 'Porohy' } });
  english.addResourceBundle('en', 'home', { title: '{brand} agency' });
  expect(english.t('title', { ns: 'home' })).toBe('Porohy agency');
  expect(withWords(true)('title')).toBe('Агенція «Пороги»');
});

it('never fills a value into a value', () => {
  const messages = createMessages({ language: 'ua', variables: { brand: '{phone}', phone: '123' } });
  messages.addResourceBundle('ua', 'home', { title: '{brand}' });
  expect(messages.t('title', { ns: 'home' })).toBe('{phone}');
});

it('counts in Ukrainian whatever the machine speaks on which it runs', async () => {
  const counted = `
    import { createMessages } from './createMessages.ts';
    const messages = createMessages({ language: 'ua', variables: {} });
    messages.addResourceBundle('ua', 'home', { pages_one: 'сторінка', pages_few: 'сторінки', pages_many: 'сторінок', pages_other: '?' });
    console.log(Intl.DateTimeFormat().resolvedOptions().locale, [1, 3, 5, 21].map((count) => messages.t('pages', { ns: 'home', count })).join());
  `;
  const run = (locale: string) =>
    promisify(execFile)(process.execPath, ['--input-type=module', '--eval', counted], {
      cwd: import.meta.dirname,
      env: { ...process.env, LC_ALL: locale, NODE_NO_WARNINGS: '1' },
    });
  for (const locale of ['de_DE', 'ja_JP']) {
    const { stdout } = await run(locale);
    expect(stdout.trim()).toBe(`${locale.replace('_', '-')} сторінка,сторінки,сторінок,сторінка`);
  }
});
