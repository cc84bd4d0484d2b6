import { globalStyle, style } from '@vanilla-extract/css';
import { layers, layout, nearHeights, tokens, widths } from 'shared/design';
import { marginWater } from '../../marginWater.css.ts';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

/** Above what stands at the right of the title; a tablet has no room there. */
export const water = style([
  marginWater,
  inPage({
    // Below the header's links.
    insetBlockStart: 38,
    objectPosition: '100% 0',
    maskImage:
      'linear-gradient(90deg, #0000 46%, #0004 54%, #000 66%), linear-gradient(#0000 11%, #000 21% 39%, #0000 50%)',
    '@media': {
      '(768px <= width < 1024px)': { display: 'none' },
      [widths.narrow]: {
        objectPosition: '100% 36%',
        maskImage:
          'linear-gradient(90deg, #0000 52%, #0006 62%, #000 74%), linear-gradient(#0000, #000 24% 80%, #0000)',
      },
    },
  }),
]);
/** The title is smaller than elsewhere: what is to be filled in begins in the first screen. */
export const head = style({});
globalStyle(`${head} h1`, inPage({ fontSize: 'clamp(2.25rem, 1.2rem + 3.6vw, 5rem)', lineHeight: 1.02 }));
export const columns = style([
  layout.columns,
  inPage({ rowGap: 56, marginBlockStart: 'clamp(32px, 3.3vw, 64px)', paddingBlockEnd: 'clamp(64px, 7vw, 120px)' }),
]);
export const form = style(
  inPage({
    gridColumn: '1 / 8',
    minInlineSize: 0,
    paddingBlockStart: 20,
    borderBlockStart: `2px solid ${tokens.color.ink}`,
    '@media': { [widths.belowLarge]: { gridColumn: '1 / -1' } },
  }),
);

/** How high the chart with its strip is before it is laid out, at 1440 and at 390 pixels. */
nearHeights(layers.page, { '#map': [735, 761] });
