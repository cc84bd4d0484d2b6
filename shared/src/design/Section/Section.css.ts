import { style, styleVariants } from '@vanilla-extract/css';
import { shared } from '../../theme/layers.css.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { widths } from '../../theme/widths.ts';
import { columns, whenNear } from '../layout.css.ts';

export const section = style([
  whenNear,
  {
    '@layer': {
      [shared]: {
        position: 'relative',
        isolation: 'isolate',
        paddingBlock: tokens.space.section,
        '@media': { print: { paddingBlock: '24px', breakInside: 'auto' } },
      },
    },
  },
]);
/** Title in the first eight columns, its introduction in the last four, on one baseline. */
export const space = styleVariants({
  both: {},
  above: { '@layer': { [shared]: { paddingBlockEnd: 0 } } },
  below: { '@layer': { [shared]: { paddingBlockStart: 0 } } },
  none: { '@layer': { [shared]: { paddingBlock: 0 } } },
});
export const head = style([
  columns,
  { '@layer': { [shared]: { alignItems: 'end', rowGap: 'clamp(20px, 2vw, 28px)' } } },
]);
export const title = style({
  '@layer': {
    [shared]: {
      gridColumn: '1 / 9',
      margin: 0,
      fontSize: tokens.size.title1,
      '@media': { [widths.narrow]: { gridColumn: '1 / -1' } },
    },
  },
});
const intros = style({ '@layer': { [shared]: { color: tokens.surface.quiet } } });
export const intro = styleVariants({
  stacked: [
    intros,
    {
      '@layer': {
        [shared]: {
          gridColumn: '9 / 13',
          paddingBlockEnd: '0.5em',
          '@media': { [widths.narrow]: { gridColumn: '1 / -1', paddingBlockEnd: 0 } },
        },
      },
    },
  ],
  // The title spans columns that nobody declared; what belongs to it spans them, too.
  split: [intros, { '@layer': { [shared]: { gridColumn: '1 / 9', maxInlineSize: '24em' } } }],
});
export const body = style({
  '@layer': { [shared]: { selectors: { '&:not(:empty)': { marginBlockStart: 'clamp(40px, 5vw, 80px)' } } } },
});

export const split = style([columns, { '@layer': { [shared]: { rowGap: 'clamp(32px, 6vw, 48px)' } } }]);
export const aside = style({
  '@layer': { [shared]: { gridColumn: '1 / 5', '@media': { [widths.belowLarge]: { gridColumn: '1 / -1' } } } },
});
export const sticky = style({
  '@layer': {
    [shared]: {
      display: 'grid',
      rowGap: 'clamp(20px, 2vw, 28px)',
      '@media': { [widths.large]: { position: 'sticky', insetBlockStart: 96 } },
    },
  },
});
export const content = style({
  '@layer': { [shared]: { gridColumn: '6 / 13', '@media': { [widths.belowLarge]: { gridColumn: '1 / -1' } } } },
});
