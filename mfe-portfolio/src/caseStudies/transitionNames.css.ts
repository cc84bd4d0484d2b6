import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { layers } from 'shared/design';
import { type CaseStudyKey, caseStudyKeys } from './CaseStudy.ts';

const byKey = Object.fromEntries(caseStudyKeys.map((key) => [key, key])) as Record<CaseStudyKey, CaseStudyKey>;

/** The picture of a case: cover, banner and next-project picture bear one name, so that they become each other (DESIGN: between pages). */
export const casePicture = styleVariants(byKey, (key) => ({
  '@layer': { [layers.page]: { viewTransitionName: `case-${key}-picture` } },
}));
/** Its name: on the card, in the banner, in the next-project teaser. */
export const caseTitle = styleVariants(byKey, (key) => ({
  '@layer': { [layers.page]: { viewTransitionName: `case-${key}-title` } },
}));

// The two pictures have other shapes: each fills the travelling frame instead of being squeezed into it.
for (const key of caseStudyKeys)
  globalStyle(`::view-transition-old(case-${key}-picture), ::view-transition-new(case-${key}-picture)`, {
    '@layer': { [layers.page]: { blockSize: '100%', objectFit: 'cover' } },
  });
