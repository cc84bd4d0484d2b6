import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createStrictMessageOptions } from '../strictMessageOptions/createStrictMessageOptions.ts';
import { createMessages } from './createMessages.ts';

const withWords = (strict: boolean) => {
  const messages = createMessages({
    language: 'ua',
    variables: { brand: 'Пороги' },
    strict: strict ? createStrictMessageOptions : undefined,
  });
  messages.addResourceBundle('ua', 'home', {
    title: 'Агенція «{brand}»',
    position: 'Відгук {current} з {total}',
    items: [{ value: 700, suffix: '+', text: '{brand}!' }],
  });
  return messages.getFixedT(null, 'home');
};

it('placeholders in single braces take site variables and passed values', () => {
  const t = withWords(true);
  expect(t('title')).toBe('Агенція «Пороги»');
  expect(t('position', { current: 1, total: 7 })).toBe('Відгук 1 з 7');
});

it('a list returns its texts with filled placeholders and its numbers as numbers', () => {
  expect(withWords(true)('items', { returnObjects: true })).toEqual([{ value: 700, suffix: '+', text: 'Пороги!' }]);
});

it('strict mode throws for a missing message or value, and names it', () => {
  const t = withWords(true);
  expect(() => t('nothing')).toThrow(/no message "nothing" in "ua"/);
  expect(() => t('position', { current: 1 })).toThrow(/needs a value for \{total\}/);
});

it('each language has its own instance', () => {
  const english = createMessages({ language: 'en', variables: { brand: 'Porohy' } });
  english.addResourceBundle('en', 'home', { title: '{brand} agency' });
  expect(english.t('title', { ns: 'home' })).toBe('Porohy agency');
  expect(withWords(true)('title')).toBe('Агенція «Пороги»');
});

it('a placeholder inside a value is not replaced', () => {
  const messages = createMessages({ language: 'ua', variables: { brand: '{phone}', phone: '123' } });
  messages.addResourceBundle('ua', 'home', { title: '{brand}' });
  expect(messages.t('title', { ns: 'home' })).toBe('{phone}');
});

it('Ukrainian plural forms do not depend on the locale of the machine', async () => {
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
