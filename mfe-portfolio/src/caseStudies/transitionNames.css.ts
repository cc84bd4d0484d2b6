import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inPage } from 'shared/design';
import { type CaseStudyKey, caseStudyKeys } from './CaseStudy.ts';
import { createArrivalTransition } from './createArrivalTransition.ts';

const byKey = Object.fromEntries(caseStudyKeys.map((key) => [key, key])) as Record<CaseStudyKey, CaseStudyKey>;

/** Element that holds a link that may be followed, and the elements that bear a name meanwhile. */
export const followed = style({});

/**
 * The picture of a case where it is arrived at, in its banner: it bears the name of the one that was followed, so that the one becomes the
 * other. A name makes a picture of its own, which the current would leave behind when the page is left.
 */
export const casePicture = styleVariants(byKey, (key) => inPage(createArrivalTransition(`case-${key}-picture`)));

/**
 * The picture and the name of a case while its link is followed: on a card of the portfolio, and in the teaser of the next project. Named at
 * other times they would hang over whatever page comes, or fly there from beyond the end of the window.
 */
export const leavingPicture = styleVariants(byKey, (key) => whileFollowed(`case-${key}-picture`));
export const leavingTitle = styleVariants(byKey, (key) => whileFollowed(`case-${key}-title`));

function whileFollowed(viewTransitionName: string) {
  return inPage({ selectors: { [`${followed}:focus-within &`]: { viewTransitionName } } });
}

// The two pictures have other shapes: each fills the travelling frame instead of being squeezed into it.
globalStyle(
  caseStudyKeys
    .flatMap((key) => ['old', 'new'].map((side) => `::view-transition-${side}(case-${key}-picture)`))
    .join(', '),
  inPage({ blockSize: '100%', objectFit: 'cover' }),
);
