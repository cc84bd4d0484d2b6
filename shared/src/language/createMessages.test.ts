import { expect, it } from 'vitest';
import { strictly } from '../strictly/strictly.ts';
import { createMessages } from './createMessages.ts';

const withWords = (strict: boolean) => {
  const messages = createMessages({
    language: 'ua',
    variables: { brand: 'Пороги' },
    strict: strict ? strictly : undefined,
  });
  messages.addResourceBundle('ua', 'home', {
    title: 'Агенція «{brand}»',
    position: 'Відгук {current} з {total}',
    items: [{ value: 700, suffix: '+', text: '{brand}!' }],
  });
  return messages.getFixedT('ua', 'home');
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
