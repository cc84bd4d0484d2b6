import { expect, it } from 'vitest';
import { caseStudyKeys, caseStudyOf, pathOf } from './CaseStudy.ts';

it('finds the case that a path shows', () => {
  for (const key of caseStudyKeys) expect(caseStudyOf(pathOf(key))).toBe(key);
});

it('refuses a path that shows no case, and names those that exist', () => {
  expect(() => caseStudyOf('/portfolio/unknown')).toThrow(/\/portfolio\/unknown .* key4gg, bmed, ikura, zoo-expert/);
});
