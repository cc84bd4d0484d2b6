import { expect, it } from 'vitest';
import { findLocaleDifferences } from './findLocaleDifferences.ts';

it('finds no difference between equal shapes', () => {
  expect(findLocaleDifferences({ a: 'один {x}', b: ['1', '2'] }, { a: 'one {x}', b: ['1', '2'] })).toEqual([]);
});

it('shows missing and added keys, lengths of lists, kinds and placeholders as a diff', () => {
  const ua = { title: 'Заголовок {brand}', items: ['а', 'б'], only: 'тут', count: 7 };
  const en = { title: 'Title', items: ['a'], added: 'there', count: 8 };
  expect(findLocaleDifferences(ua, en)).toEqual([
    '+ added',
    '~ count: number 7 | number 8',
    '- items.1',
    '- only',
    '~ title: text {brand} | text',
  ]);
});

it('tells an empty text from a text', () => {
  expect(findLocaleDifferences({ a: 'слово' }, { a: ' ' })).toEqual(['~ a: text | text (empty)']);
});
