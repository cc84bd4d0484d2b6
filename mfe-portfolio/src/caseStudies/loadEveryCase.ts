import { type CaseStudyKey, caseStudyKeys } from './CaseStudy.ts';

/** Loads one part of every case from its folder. */
export async function loadEveryCase<Part>(
  load: (key: CaseStudyKey) => Promise<Part>,
): Promise<Readonly<Record<CaseStudyKey, Part>>> {
  const parts = await Promise.all(caseStudyKeys.map(async (key) => [key, await load(key)] as const));
  return Object.fromEntries(parts) as Record<CaseStudyKey, Part>;
}
