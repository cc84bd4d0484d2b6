import { findLocaleDifferences } from 'shared/contract';
import { expect, it } from 'vitest';
import en from './en.json';
import notFoundEn from './not-found.en.json';
import notFoundUa from './not-found.ua.json';
import ua from './ua.json';

it('both languages have the same messages', () => {
  expect(findLocaleDifferences(ua, en)).toEqual([]);
  expect(findLocaleDifferences(notFoundUa, notFoundEn)).toEqual([]);
});

it('the not-found page and the footer heading have the exact words of SPEC §2', () => {
  expect(notFoundUa.title).toBe('Сторінку не знайдено');
  expect(notFoundUa.text).toBe(
    'Сторінка, яку ви шукаєте, не існує або була переміщена. Поверніться на головну сторінку.',
  );
  expect(notFoundUa.link).toBe('Повернутися додому');
  expect(ua.footer.heading).toContain('Переконалися?');
  expect(en.footer.heading).toBe('Convinced? Contact us!');
});
