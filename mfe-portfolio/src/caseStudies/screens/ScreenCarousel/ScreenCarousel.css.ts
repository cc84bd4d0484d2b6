import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';
import { caseColors } from '../../caseColors.css.ts';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

export const screens = styleVariants({
  // To the sides what is wider than the page is cut; below, the shadow runs out by itself.
  desktop: inPage({ overflowX: 'clip', overflowY: 'visible', paddingBlockStart: 'clamp(8px, 1vw, 16px)' }),
  mobile: inPage({ minInlineSize: 0 }),
});
/** The row of slides inside a carousel, and what steers it. */
const rowOf = (device: keyof typeof screens) => `${screens[device]} [aria-roledescription="carousel"] > [role="group"]`;
const controlsOf = (device: keyof typeof screens) =>
  `${screens[device]} [aria-roledescription="carousel"] > :last-child`;

/** Room below the devices for all of their shadow; the controls stand in it. */
const shadowRoom = { desktop: 180, mobile: 56 };
globalStyle(rowOf('desktop'), inPage({ paddingBlockEnd: shadowRoom.desktop, marginBlockEnd: -shadowRoom.desktop }));
globalStyle(rowOf('mobile'), inPage({ paddingBlockEnd: shadowRoom.mobile, marginBlockEnd: -shadowRoom.mobile / 2 }));
globalStyle(controlsOf('desktop'), inPage({ justifyContent: 'center', marginBlockStart: 20 }));

// Painted once at full size: a picture that is painted anew while its tablet grows is missing for a moment.
globalStyle(`${screens.desktop} [aria-roledescription="slide"] > div`, inPage({ willChange: 'transform' }));

// A screen that has not come yet is light, in the colour of its case: no black glass beside the others.
globalStyle(
  `${screens.desktop} [aria-roledescription="slide"] img, ${screens.mobile} [aria-roledescription="slide"] img`,
  inPage({ background: `color-mix(in oklab, ${caseColors.tint} 45%, ${tokens.color.white})` }),
);

/** A phone is 310 pixels wide at every width of the window, so that the foot of its screen is seen as well (SPEC §9, phone slider). */
globalStyle(
  `${screens.mobile} [aria-roledescription="slide"] > div`,
  inPage({
    inlineSize: '310px',
    // They begin where the column does; alone in a small window, in its middle.
    '@media': { [widths.medium]: { marginInline: 0 } },
    // Below it only: beside it the row would cut it off.
    boxShadow: `0 0 0 1.5px ${tokens.color.ink2}, 0 46px 40px -42px rgb(10 27 31 / 0.7)`,
  }),
);
