import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inPage } from 'shared/design';
import { type CaseStudyKey, caseStudyKeys } from './CaseStudy.ts';
import { createArrivalTransition } from './createArrivalTransition.ts';

const byKey = Object.fromEntries(caseStudyKeys.map((key) => [key, key])) as Record<CaseStudyKey, CaseStudyKey>;

/** Wrapper of a link. While the link has the focus, elements inside have their view-transition names. */
export const followed = style({});

/**
 * The picture in a case's banner has the name of the followed picture only on arrival, so that one becomes the other. A named element is
 * captured separately, and the current would not carry it away when the visitor leaves.
 */
export const casePicture = styleVariants(byKey, (key) => inPage(createArrivalTransition(`case-${key}-picture`)));

/**
 * Picture and title of a case get their names only while their link is followed (a card, or the next project's teaser). With permanent
 * names they would stay above the next page, or fly in from outside the viewport.
 */
export const leavingPicture = styleVariants(byKey, (key) => whileFollowed(`case-${key}-picture`));
export const leavingTitle = styleVariants(byKey, (key) => whileFollowed(`case-${key}-title`));

function whileFollowed(viewTransitionName: string) {
  return inPage({ selectors: { [`${followed}:focus-within &`]: { viewTransitionName } } });
}

// The two pictures differ in shape: each covers the animated frame instead of being distorted.
globalStyle(
  caseStudyKeys
    .flatMap((key) => ['old', 'new'].map((side) => `::view-transition-${side}(case-${key}-picture)`))
    .join(', '),
  inPage({ blockSize: '100%', objectFit: 'cover' }),
);
