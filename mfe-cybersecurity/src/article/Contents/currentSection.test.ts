import { expect, it } from 'vitest';
import { currentSection } from './currentSection.ts';

const ids = ['one', 'two', 'three'];

it('is the last section that has begun, whatever order they were heard of in', () => {
  expect(currentSection(ids, new Set(['two', 'one']))).toBe('two');
  expect(currentSection(ids, new Set(ids))).toBe('three');
});

it('is none before the first', () => {
  expect(currentSection(ids, new Set())).toBeUndefined();
});
