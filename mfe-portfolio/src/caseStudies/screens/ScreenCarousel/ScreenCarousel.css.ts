import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { carouselVars } from 'shared/carousel';
import { inPage, tokens, widths } from 'shared/design';
import { caseColors } from '../../caseColors.css.ts';
import * as phone from './phone.css.ts';
import * as tablet from './tablet.css.ts';

/** Styles of the devices that frame the screens. */
export const devices = {
  desktop: { carousel: tablet.carousel, frame: tablet.frame },
  mobile: { carousel: phone.carousel, frame: phone.frame },
};

export const screens = styleVariants({
  // Clips overflow at the sides, but not the shadow below.
  desktop: inPage({ overflowX: 'clip', overflowY: 'visible', paddingBlockStart: 'clamp(8px, 1vw, 16px)' }),
  mobile: inPage({ minInlineSize: 0 }),
});
/** Selectors of the row of slides in a carousel, and of its controls. */
const rowOf = (device: keyof typeof screens) => `${screens[device]} [data-carousel] > [role="group"]`;
const controlsOf = (device: keyof typeof screens) => `${screens[device]} [data-carousel] > :last-child`;

/** Space for the shadow below the devices; the controls overlap it. */
const shadowRoom = { desktop: 180, mobile: 56 };
globalStyle(rowOf('desktop'), inPage({ paddingBlockEnd: shadowRoom.desktop, marginBlockEnd: -shadowRoom.desktop }));
globalStyle(controlsOf('desktop'), inPage({ justifyContent: 'center', marginBlockStart: 20 }));

// A layer at full size: otherwise a picture that is repainted while its tablet grows disappears for a moment.
globalStyle(`${screens.desktop} [data-slide] > div`, inPage({ willChange: 'transform' }));

// A light background until the screen has loaded, because a black one would stand out beside the others.
globalStyle(
  `${screens.desktop} [data-slide] img, ${screens.mobile} [data-slide] img`,
  inPage({ background: `color-mix(in oklab, ${caseColors.tint} 45%, ${tokens.color.white})` }),
);

/**
 * Extends the row of phones towards the window's edges, so that a leaving phone is not clipped in mid-page. `before`: to the left, at most
 * a gap, because a resting loop has no slide there. `after`: to the right.
 */
const reach = { before: createVar(), after: createVar() };
const phones = `${screens.mobile} [data-carousel]`;
globalStyle(
  phones,
  inPage({
    vars: {
      [reach.before]: tokens.space.margin,
      [reach.after]: tokens.space.margin,
      // In the smallest windows a phone fills the column; this gap keeps the next phone and its outline outside.
      [carouselVars.gap]: `calc(${tokens.space.margin} + 2px)`,
    },
    '@media': {
      // Two phones do not reach the window's edge, so the row extends up to a third.
      [widths.medium]: {
        vars: {
          [reach.before]: tokens.space.medium,
          [reach.after]: tokens.space.medium,
          [carouselVars.gap]: tokens.space.medium,
        },
      },
      // At this width the column already includes the margin (CaseStudyPage).
      '(1280px <= width < 1400px)': { vars: { [reach.after]: '0px' } },
      // At these widths two phones do reach the edge, up to their maximum width.
      '(1400px <= width < 1740px)': { vars: { [reach.after]: tokens.space.margin } },
    },
  }),
);
/** Space for a phone's outline above the row. */
const lineRoom = 2;
globalStyle(
  rowOf('mobile'),
  inPage({
    marginBlock: `${-lineRoom}px ${-shadowRoom.mobile / 2}px`,
    paddingBlock: `${lineRoom}px ${shadowRoom.mobile}px`,
    marginInline: `calc(-1 * ${reach.before}) calc(-1 * ${reach.after})`,
    paddingInlineStart: reach.before,
    scrollPaddingInline: `${reach.before} ${reach.after}`,
    // The row spans the window, so its focus ring is drawn inside.
    '@media': { [widths.narrow]: { outlineOffset: -3 } },
  }),
);
// The padding is inside the moving element: its content counts as visible, so a loop has a slide for it.
globalStyle(`${rowOf('mobile')} > *`, inPage({ paddingInlineEnd: reach.after }));
// Lets the last phone scroll to the place of the others.
globalStyle(`${rowOf('mobile')} > ::after`, inPage({ content: '""', flex: 'none', inlineSize: reach.after }));
// Fades the row at both sides, where no edge clips it.
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

/** A phone is 310 px wide at every window width, so that the foot of its screen is visible too (SPEC §9, phone slider). */
globalStyle(
  `${screens.mobile} [data-slide] > div`,
  inPage({
    inlineSize: '310px',
    // Phones start at the column's edge; a single one in a small window is centred.
    '@media': { [widths.medium]: { marginInline: 0 } },
    // The shadow falls only below, because the row would clip it at the sides.
    boxShadow: `0 0 0 1.5px ${tokens.color.ink2}, 0 46px 40px -42px rgb(10 27 31 / 0.7)`,
  }),
);

/** Custom properties of the crop that phones show: offset of the screen, and its width relative to the crop. */
export const partProperties = { place: '--porohy-part-place', scale: '--porohy-part-scale' } as const;
/** On phones a whole desktop screen would be unreadable, so only a crop is shown, at three fifths of the screen's pixel size. */
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
