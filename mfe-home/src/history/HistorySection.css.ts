import { style } from '@vanilla-extract/css';
import { layers, layout, tokens, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

export const intro = style(inPage({ margin: 0 }));

export const river = style(inPage({ position: 'relative' }));

export const drawing = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'clamp(220px, 27vw, 440px)',
    maskImage: 'linear-gradient(#0000, #000 26%, #000 74%, #0000)',
    '@media': {
      [widths.narrow]: {
        blockSize: 'auto',
        aspectRatio: '390 / 600',
        maskImage: 'linear-gradient(#0000, #000 7%, #000 90%, #0000)',
      },
      '(forced-colors: active)': { background: '#eff1eb', forcedColorAdjust: 'none' },
    },
  }),
);
/** Each station stands under its place in the river; on phones the first two stand on the free bank beside it. */
export const stations = style([
  layout.wrap,
  inPage({
    display: 'grid',
    gridTemplateColumns: '30fr 30fr 40fr',
    marginBlock: 0,
    listStyle: 'none',
    '@media': { [widths.narrow]: { display: 'block' } },
  }),
]);
/** How far a station's rule reaches up into the river. */
const reach = 'clamp(130px, 15vw, 250px)';

export const station = style(
  inPage({
    position: 'relative',
    paddingInline: '18px 32px',
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockEnd: 0,
      blockSize: `calc(100% + ${reach})`,
      borderInlineStart: `1px solid ${tokens.color.ink}`,
      opacity: 0.45,
    },
    '::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: -4,
      insetBlockStart: 10,
      inlineSize: 9,
      blockSize: 9,
      borderRadius: '50%',
      background: tokens.color.ink,
    },
    selectors: { '&:last-child::after': { background: tokens.color.buoy } },
    '@media': {
      [widths.narrow]: {
        padding: 0,
        '::before': { display: 'none' },
        '::after': { display: 'none' },
        selectors: {
          // Parts of the drawing's height, which is 154 % of its width.
          '&:nth-child(1)': { position: 'absolute', insetInline: '33% 20px', insetBlockStart: '6vw' },
          '&:nth-child(2)': { position: 'absolute', insetInline: '43% 20px', insetBlockStart: '43vw' },
        },
      },
    },
  }),
);
export const year = style(
  inPage({
    margin: 0,
    fontSize: tokens.size.title2,
    lineHeight: 1,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'lining-nums',
  }),
);
export const text = style(
  inPage({
    margin: '20px 0 0',
    maxInlineSize: '22em',
    color: tokens.surface.quiet,
    '@media': { [widths.narrow]: { marginBlockStart: 8 } },
  }),
);
