import { expect, it } from 'vitest';
import { findLocaleDifferences } from './findLocaleDifferences.ts';

it('equal structures have no differences', () => {
  expect(findLocaleDifferences({ a: 'один {x}', b: ['1', '2'] }, { a: 'one {x}', b: ['1', '2'] })).toEqual([]);
});

it('differences in keys, list lengths, types and placeholders are listed', () => {
  const ua = { title: 'Заголовок {brand}', items: ['а', 'б'], only: 'тут', count: 7 };
  const en = { title: 'Title', items: ['a'], added: 'there', count: 8 };
  expect(findLocaleDifferences(ua, en)).toEqual([
    'added: nothing in Ukrainian, text in English',
    'count: number 7 in Ukrainian, number 8 in English',
    'items.1: text in Ukrainian, nothing in English',
    'only: text in Ukrainian, nothing in English',
    'title: text {brand} in Ukrainian, text in English',
  ]);
});

it('an empty list, an empty group, a list and a group all differ', () => {
  const ua = { a: [], b: [], c: {}, d: ['x'] };
  const en = { b: {}, d: { 0: 'x' } };
  expect(findLocaleDifferences(ua, en)).toEqual([
    'a: list in Ukrainian, nothing in English',
    'b: list in Ukrainian, group in English',
    'c: group in Ukrainian, nothing in English',
    'd: list in Ukrainian, group in English',
  ]);
});

it('a missing value equals null, and a repeated placeholder counts once', () => {
  expect(findLocaleDifferences({ a: null, b: '{x} і {x}' }, { b: '{x}' })).toEqual([]);
});

it('an empty text differs from a text', () => {
  expect(findLocaleDifferences({ a: 'слово' }, { a: ' ' })).toEqual(['a: text in Ukrainian, empty text in English']);
});
