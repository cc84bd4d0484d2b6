import { style } from '@vanilla-extract/css';
import { layers, layout, tokens, widths } from 'shared/design';
import { marginWater } from '../../marginWater.css.ts';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

/** Above what stands at the right of the title; a phone has no room there. */
export const water = style([
  marginWater,
  inPage({
    objectPosition: '100% 0',
    maskImage:
      'linear-gradient(90deg, #0000 50%, #0003 62%, #000 76%), linear-gradient(#0000 14%, #0004 24%, #000 34% 52%, #0000 66%)',
    '@media': { [widths.belowLarge]: { display: 'none' } },
  }),
]);
export const columns = style([
  layout.columns,
  inPage({ rowGap: 56, marginBlockStart: 'clamp(40px, 5vw, 80px)', paddingBlockEnd: 'clamp(64px, 7vw, 120px)' }),
]);
export const form = style(
  inPage({
    gridColumn: '1 / 8',
    minInlineSize: 0,
    paddingBlockStart: 16,
    borderBlockStart: `1px solid ${tokens.color.ink}`,
    '@media': { [widths.belowLarge]: { gridColumn: '1 / -1' } },
  }),
);
