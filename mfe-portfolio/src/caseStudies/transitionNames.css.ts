import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inPage } from 'shared/design';
import { type CaseStudyKey, caseStudyKeys } from './CaseStudy.ts';
import { createArrivalTransition } from './createArrivalTransition.ts';

const byKey = Object.fromEntries(caseStudyKeys.map((key) => [key, key])) as Record<CaseStudyKey, CaseStudyKey>;

/** Wrapper of a link. While the link has focus, elements inside get their view-transition names. */
export const followed = style({});

/**
 * Gives the picture in a case's banner the name of the clicked picture, so that the browser morphs one into the other. The name exists only
 * on arrival: when the visitor leaves, the browser would capture the picture separately from the page that the water carries away.
 */
export const casePicture = styleVariants(byKey, (key) => inPage(createArrivalTransition(`case-${key}-picture`)));

/**
 * Gives picture and title of a case their names only while their link has focus (in a card, or in the next project's teaser). With
 * permanent names they would stay above the next page, or fly in from outside the viewport.
 */
export const leavingPicture = styleVariants(byKey, (key) => whileFollowed(`case-${key}-picture`));
export const leavingTitle = styleVariants(byKey, (key) => whileFollowed(`case-${key}-title`));

function whileFollowed(viewTransitionName: string) {
  return inPage({ selectors: { [`${followed}:focus-within &`]: { viewTransitionName } } });
}

// Crops both pictures instead of distorting them while one becomes the other: their aspect ratios differ.
globalStyle(
  caseStudyKeys
    .flatMap((key) => ['old', 'new'].map((side) => `::view-transition-${side}(case-${key}-picture)`))
    .join(', '),
  inPage({ blockSize: '100%', objectFit: 'cover' }),
);
