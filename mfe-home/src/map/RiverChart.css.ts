import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';

const fill = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;

/** Space for the header above the chart, in px. */
export const header = { wide: 84, narrow: 74 };
/** Chart behind the title. On phones it stands above the title, because there is no room behind it. */
export const chart = style(
  inPage({
    position: 'absolute',
    zIndex: -1,
    inset: `${header.wide}px 0 0`,
    overflow: 'hidden',
    margin: 0,
    borderBlock: `1px solid ${tokens.color.ink}`,
    background: tokens.color.paper2,
    '@media': {
      [breakpoints.narrow]: {
        position: 'relative',
        insetBlockStart: 'auto',
        // Cancels the banner's padding for the header by a negative margin, because the chart already leaves that space.
        margin: `${header.narrow}px 0 -68px`,
        aspectRatio: '600 / 326',
      },
      '(forced-colors: active)': { display: 'none' },
    },
  }),
);
export const picture = style(
  inPage({
    ...fill,
    '@media': {
      // Fades out the land behind the title.
      [breakpoints.medium]: {
        '::after': {
          content: '""',
          ...fill,
          background: `linear-gradient(90deg, ${tokens.color.paper2} 22%, transparent 42%)`,
          opacity: 0.82,
        },
      },
    },
  }),
);
// Crops the drawing only at its foot if it is too high, because the name of a bridge is at its top.
export const drawing = style(inPage({ ...fill, objectFit: 'cover', objectPosition: '50% 0' }));
const over = style(inPage({ ...fill, overflow: 'hidden' }));
export const words = styleVariants({
  wide: [over, inPage({ '@media': { [breakpoints.narrow]: { display: 'none' } } })],
  narrow: [over, inPage({ '@media': { [breakpoints.medium]: { display: 'none' } } })],
});
/** Note on the land in the chart's lower left corner. */
export const note = style(
  inPage({
    position: 'absolute',
    insetBlockEnd: 20,
    insetInlineStart: tokens.space.margin,
    fontSize: '0.8125rem',
    lineHeight: 1.4,
    '@media': {
      [breakpoints.narrow]: {
        inset: `14px ${tokens.space.margin} auto auto`,
        maxInlineSize: '13em',
        textAlign: 'end',
        textWrap: 'balance',
      },
    },
  }),
);
const word = style(
  inPage({ fill: tokens.color.ink, fontSize: 21, '@media': { [breakpoints.narrow]: { fontSize: 22 } } }),
);
const river = style(
  inPage({
    fill: tokens.color.tideInk,
    fontFamily: tokens.font.heading,
    fontSize: 32,
    letterSpacing: '0.02em',
    // A wide outline in the background's colour hides the lines close to the letters.
    paintOrder: 'stroke',
    stroke: '#f7f9f5',
    strokeWidth: 7,
    strokeLinejoin: 'round',
  }),
);
const city = style(inPage({ fill: tokens.color.ink, fontFamily: tokens.font.heading, fontSize: 50, fontWeight: 300 }));
export const look = {
  dnipro: river,
  samara: river,
  amurBridge: word,
  centralBridge: word,
  monastyrskyiIsland: word,
  city,
} as const;
/** Dot that marks the city, not an address. */
export const buoy = style(inPage({ fill: tokens.color.buoy }));
