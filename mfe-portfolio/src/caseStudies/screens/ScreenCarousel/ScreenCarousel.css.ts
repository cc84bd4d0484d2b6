import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { carouselVars } from 'shared/carousel';
import { breakpoints, inPage, tokens } from 'shared/design';
import { caseColors } from '../../caseColors.css.ts';
import * as phone from './phone.css.ts';
import * as tablet from './tablet.css.ts';

export const devices = {
  desktop: { carousel: tablet.carousel, frame: tablet.frame },
  mobile: { carousel: phone.carousel, frame: phone.frame },
};

export const screens = styleVariants({
  // Clips the neighbouring tablets at the sides, but not the shadow below.
  desktop: inPage({ overflowX: 'clip', overflowY: 'visible', paddingBlockStart: 'clamp(8px, 1vw, 16px)' }),
  mobile: inPage({ minInlineSize: 0 }),
});
/** Selector of a carousel's row of slides. */
const rowOf = (device: keyof typeof screens) => `${screens[device]} [data-carousel] > [role="group"]`;
const controlsOf = (device: keyof typeof screens) => `${screens[device]} [data-carousel] > :last-child`;

/** Space below the devices for their shadow, in px. A negative margin of the same size moves the controls up into this space. */
const shadowRoom = { desktop: 180, mobile: 56 };
globalStyle(rowOf('desktop'), inPage({ paddingBlockEnd: shadowRoom.desktop, marginBlockEnd: -shadowRoom.desktop }));
globalStyle(controlsOf('desktop'), inPage({ justifyContent: 'center', marginBlockStart: 20 }));

// Gives each tablet its own layer. Without it, a picture that is repainted while its tablet grows disappears for a moment.
globalStyle(`${screens.desktop} [data-slide] > div`, inPage({ willChange: 'transform' }));

// Shows a light background until the screen has loaded, because a black one would look broken beside loaded screens.
globalStyle(
  `${screens.desktop} [data-slide] img, ${screens.mobile} [data-slide] img`,
  inPage({ background: `color-mix(in oklab, ${caseColors.tint} 45%, ${tokens.color.white})` }),
);

/**
 * Widths by which the row of phones extends towards the window's left (`before`) and right edge (`after`), so that a leaving phone is not
 * clipped in mid-page. `before` is at most one gap: a loop at rest has no slide there.
 */
const reach = { before: createVar(), after: createVar() };
const phones = `${screens.mobile} [data-carousel]`;
globalStyle(
  phones,
  inPage({
    vars: {
      [reach.before]: tokens.space.margin,
      [reach.after]: tokens.space.margin,
      // On the smallest screens one phone fills the column. This gap keeps the next phone and its outline outside the viewport.
      [carouselVars.gap]: `calc(${tokens.space.margin} + 2px)`,
    },
    '@media': {
      // Keeps a clipped part of the row beside the two phones, because they do not reach the window's edge.
      [breakpoints.medium]: {
        vars: {
          [reach.before]: tokens.space.medium,
          [reach.after]: tokens.space.medium,
          [carouselVars.gap]: tokens.space.medium,
        },
      },
      // Adds no width at the right, because at these widths the column already extends into the margin (`CaseStudyPage.css.ts`).
      '(1280px <= width < 1400px)': { vars: { [reach.after]: '0px' } },
      // Between these widths two phones reach the window's edge, because they have not reached their maximum width.
      '(1400px <= width < 1740px)': { vars: { [reach.after]: tokens.space.margin } },
    },
  }),
);
/** Space above the row for the outline of a phone, in px. */
const lineRoom = 2;
globalStyle(
  rowOf('mobile'),
  inPage({
    marginBlock: `${-lineRoom}px ${-shadowRoom.mobile / 2}px`,
    paddingBlock: `${lineRoom}px ${shadowRoom.mobile}px`,
    marginInline: `calc(-1 * ${reach.before}) calc(-1 * ${reach.after})`,
    paddingInlineStart: reach.before,
    scrollPaddingInline: `${reach.before} ${reach.after}`,
    // Draws the focus ring inside the row, because the row spans the window, so a ring outside would not be visible.
    '@media': { [breakpoints.narrow]: { outlineOffset: -3 } },
  }),
);
// Pads the row that moves, not its container: Embla counts the padding as visible and moves a slide there when it loops.
globalStyle(`${rowOf('mobile')} > *`, inPage({ paddingInlineEnd: reach.after }));
// Adds space after the last phone, so that this phone can scroll to the start of the row like all others.
globalStyle(`${rowOf('mobile')} > ::after`, inPage({ content: '""', flex: 'none', inlineSize: reach.after }));
// Fades out the row of phones at the sides that end before the window's edge.
const goesOut = (angle: number) => `linear-gradient(${angle}deg, ${caseColors.tint}, transparent)`;
globalStyle(
  `${phones}::before`,
  inPage({
    '@media': {
      [breakpoints.medium]: {
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

/** Makes each phone 310 px wide in every viewport, so that the lower part of its screen is visible too (SPEC §9, phone slider). */
globalStyle(
  `${screens.mobile} [data-slide] > div`,
  inPage({
    inlineSize: '310px',
    // From 768 px on, phones start at the column's edge; below, the single phone is centred.
    '@media': { [breakpoints.medium]: { marginInline: 0 } },
    // The shadow falls only below, because the row would clip it at the sides.
    boxShadow: `0 0 0 1.5px ${tokens.color.ink2}, 0 46px 40px -42px rgb(10 27 31 / 0.7)`,
  }),
);

/** Custom properties of the crop that phones show: the screen's offset, and its width relative to the crop. */
export const partProperties = { place: '--porohy-part-place', scale: '--porohy-part-scale' } as const;
/** On phones a whole desktop screen would be unreadable, so only a crop is shown, at three fifths of the screen's pixel size. */
export const part = style(
  inPage({
    '@media': {
      [breakpoints.narrow]: {
        aspectRatio: '4 / 5',
        minBlockSize: 0,
        overflow: 'clip',
        borderRadius: tokens.radius.picture,
      },
    },
  }),
);
globalStyle(
  `${part} img`,
  inPage({
    '@media': {
      [breakpoints.narrow]: {
        inlineSize: `var(${partProperties.scale}, 240%)`,
        maxInlineSize: 'none',
        borderRadius: 0,
        translate: `var(${partProperties.place})`,
      },
    },
  }),
);
