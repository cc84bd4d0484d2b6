import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { layers } from 'shared/design';
import { type CaseStudyKey, caseStudyKeys } from './CaseStudy.ts';

const byKey = Object.fromEntries(caseStudyKeys.map((key) => [key, key])) as Record<CaseStudyKey, CaseStudyKey>;

/** The picture of a case: its cover and its banner bear one name, so that the one becomes the other. */
export const casePicture = styleVariants(byKey, (key) => ({
  '@layer': { [layers.page]: { viewTransitionName: `case-${key}-picture` } },
}));
/** Its name: on the card, and in the banner. */
export const caseTitle = styleVariants(byKey, (key) => ({
  '@layer': { [layers.page]: { viewTransitionName: `case-${key}-title` } },
}));

/**
 * Both in the teaser of the next project, while its link is followed: named at other times, they would fly there from the portfolio,
 * down past the end of the window.
 */
export const leavingPicture = styleVariants(byKey, (key) => whileFollowed(`case-${key}-picture`));
export const leavingTitle = styleVariants(byKey, (key) => whileFollowed(`case-${key}-title`));

function whileFollowed(viewTransitionName: string) {
  return { '@layer': { [layers.page]: { selectors: { ':focus-within > &': { viewTransitionName } } } } };
}

// The two pictures have other shapes: each fills the travelling frame instead of being squeezed into it.
for (const key of caseStudyKeys)
  globalStyle(`::view-transition-old(case-${key}-picture), ::view-transition-new(case-${key}-picture)`, {
    '@layer': { [layers.page]: { blockSize: '100%', objectFit: 'cover' } },
  });
