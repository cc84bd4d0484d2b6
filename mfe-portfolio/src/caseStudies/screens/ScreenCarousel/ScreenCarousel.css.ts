import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { carouselVars } from 'shared/carousel';
import { inPage, tokens, widths } from 'shared/design';
import { caseColors } from '../../caseColors.css.ts';
import * as phone from './phone.css.ts';
import * as tablet from './tablet.css.ts';

/** The looks of the devices that the screens stand in. */
export const devices = {
  desktop: { carousel: tablet.carousel, frame: tablet.frame },
  mobile: { carousel: phone.carousel, frame: phone.frame },
};

export const screens = styleVariants({
  // To the sides what is wider than the page is cut; below, the shadow runs out by itself.
  desktop: inPage({ overflowX: 'clip', overflowY: 'visible', paddingBlockStart: 'clamp(8px, 1vw, 16px)' }),
  mobile: inPage({ minInlineSize: 0 }),
});
/** The row of slides inside a carousel, and what steers it. */
const rowOf = (device: keyof typeof screens) => `${screens[device]} [data-carousel] > [role="group"]`;
const controlsOf = (device: keyof typeof screens) => `${screens[device]} [data-carousel] > :last-child`;

/** Room below the devices for all of their shadow; the controls stand in it. */
const shadowRoom = { desktop: 180, mobile: 56 };
globalStyle(rowOf('desktop'), inPage({ paddingBlockEnd: shadowRoom.desktop, marginBlockEnd: -shadowRoom.desktop }));
globalStyle(controlsOf('desktop'), inPage({ justifyContent: 'center', marginBlockStart: 20 }));

// Painted once at full size: a picture that is painted anew while its tablet grows is missing for a moment.
globalStyle(`${screens.desktop} [data-slide] > div`, inPage({ willChange: 'transform' }));

// A screen that has not come yet is light, in the colour of its case: no black glass beside the others.
globalStyle(
  `${screens.desktop} [data-slide] img, ${screens.mobile} [data-slide] img`,
  inPage({ background: `color-mix(in oklab, ${caseColors.tint} 45%, ${tokens.color.white})` }),
);

/**
 * The row of phones goes on to the window's edges: a phone that leaves is not cut off beside nothing. `before`: how far to the left; a loop
 * has no slide there while it rests, so no further than one of them could be seen. `after`: to the right.
 */
const reach = { before: createVar(), after: createVar() };
const phones = `${screens.mobile} [data-carousel]`;
globalStyle(
  phones,
  inPage({
    vars: {
      [reach.before]: tokens.space.margin,
      [reach.after]: tokens.space.margin,
      // In the smallest window a phone is as wide as the column: the next one, and the line around it, stand beyond the edge.
      [carouselVars.gap]: `calc(${tokens.space.margin} + 2px)`,
    },
    '@media': {
      // Two of them do not come to the edge of the window: as far as the third.
      [widths.medium]: {
        vars: {
          [reach.before]: tokens.space.medium,
          [reach.after]: tokens.space.medium,
          [carouselVars.gap]: tokens.space.medium,
        },
      },
      // There the column takes the margin itself (CaseStudyPage).
      '(1280px <= width < 1400px)': { vars: { [reach.after]: '0px' } },
      // There they do, until they are as wide as two may be.
      '(1400px <= width < 1740px)': { vars: { [reach.after]: tokens.space.margin } },
    },
  }),
);
/** Above, the line around a phone. */
const lineRoom = 2;
globalStyle(
  rowOf('mobile'),
  inPage({
    marginBlock: `${-lineRoom}px ${-shadowRoom.mobile / 2}px`,
    paddingBlock: `${lineRoom}px ${shadowRoom.mobile}px`,
    marginInline: `calc(-1 * ${reach.before}) calc(-1 * ${reach.after})`,
    paddingInlineStart: reach.before,
    scrollPaddingInline: `${reach.before} ${reach.after}`,
    // From edge to edge of a window, the ring of the focus is inside.
    '@media': { [widths.narrow]: { outlineOffset: -3 } },
  }),
);
// The end is within what moves: what stands there counts as seen, so that a loop has a slide for it.
globalStyle(`${rowOf('mobile')} > *`, inPage({ paddingInlineEnd: reach.after }));
// The last one comes to where the others do when the row scrolls.
globalStyle(`${rowOf('mobile')} > ::after`, inPage({ content: '""', flex: 'none', inlineSize: reach.after }));
// Beside the words, and before the window's edge, there is nothing to end at: it goes out.
const goesOut = (angle: number) => `linear-gradient(${angle}deg, ${caseColors.tint}, transparent)`;
globalStyle(
  `${phones}::before`,
  inPage({
    '@media': {
      [widths.medium]: {
        content: '""',
        position: 'absolute',
        zIndex: 1,
        insetBlock: `${-lineRoom}px 0`,
        insetInline: `calc(-1 * ${reach.before}) calc(-1 * ${reach.after})`,
        background: `${goesOut(90)} 0 0 / ${reach.before} 100% no-repeat, ${goesOut(270)} 100% 0 / ${reach.after} 100% no-repeat`,
        pointerEvents: 'none',
      },
      'print, (forced-colors: active)': { display: 'none' },
    },
  }),
);

/** A phone is 310 pixels wide at every width of the window, so that the foot of its screen is seen as well (SPEC §9, phone slider). */
globalStyle(
  `${screens.mobile} [data-slide] > div`,
  inPage({
    inlineSize: '310px',
    // They begin where the column does; alone in a small window, in its middle.
    '@media': { [widths.medium]: { marginInline: 0 } },
    // Below it only: beside it the row would cut it off.
    boxShadow: `0 0 0 1.5px ${tokens.color.ink2}, 0 46px 40px -42px rgb(10 27 31 / 0.7)`,
  }),
);

/** Properties of the part of a slide's screen that a phone shows: how far the screen is moved, and its width relative to the part. */
export const partProperties = { place: '--porohy-part-place', scale: '--porohy-part-scale' } as const;
/** On a phone a desktop screen as a whole could not be read: its part is as large as three fifths of the screen's own pixels. */
export const part = style(
  inPage({
    '@media': {
      [widths.narrow]: { aspectRatio: '4 / 5', minBlockSize: 0, overflow: 'clip', borderRadius: tokens.radius.picture },
    },
  }),
);
globalStyle(
  `${part} img`,
  inPage({
    '@media': {
      [widths.narrow]: {
        inlineSize: `var(${partProperties.scale}, 240%)`,
        maxInlineSize: 'none',
        borderRadius: 0,
        translate: `var(${partProperties.place})`,
      },
    },
  }),
);
