import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '../../theme/breakpoints.ts';
import { inShared } from '../../theme/inLayer.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { columns } from '../layout.css.ts';
import { surfaces } from '../surfaces.css.ts';

const pale = `:where(.${surfaces.paper}, .${surfaces.paper2}, .${surfaces.white})`;
/** Smaller padding between two light sections: their backgrounds are so similar that both paddings look like one space. */
const besidePale = `min(${tokens.space.section}, clamp(56px, 7.2vw, 112px))`;

export const section = style(
  inShared({
    // `flow-root` keeps the margins of children inside a section without padding.
    display: 'flow-root',
    position: 'relative',
    isolation: 'isolate',
    paddingBlock: tokens.space.section,
    selectors: {
      [`${pale} + &:where(${pale})`]: { paddingBlockStart: besidePale },
      [`&:where(${pale}):where(:has(+ ${pale}))`]: { paddingBlockEnd: besidePale },
    },
    '@media': { print: { paddingBlock: '24px', breakInside: 'auto' } },
  }),
);
export const space = styleVariants({
  both: {},
  above: inShared({ paddingBlockEnd: 0 }),
  below: inShared({ paddingBlockStart: 0 }),
  none: inShared({ paddingBlock: 0 }),
});
export const head = style([columns, inShared({ alignItems: 'end', rowGap: 'clamp(20px, 2vw, 28px)' })]);
export const title = style(
  inShared({
    gridColumn: '1 / 9',
    margin: 0,
    fontSize: tokens.size.title1,
    '@media': { [breakpoints.narrow]: { gridColumn: '1 / -1' } },
  }),
);
const intros = style(inShared({ color: tokens.surface.quiet }));
export const intro = styleVariants({
  stacked: [
    intros,
    inShared({
      gridColumn: '9 / 13',
      paddingBlockEnd: '0.5em',
      '@media': { [breakpoints.narrow]: { gridColumn: '1 / -1', paddingBlockEnd: 0 } },
    }),
  ],
  // Makes the introduction span the implicit columns that the title's `gridColumn` creates in the heading's grid.
  split: [intros, inShared({ gridColumn: '1 / 9', maxInlineSize: '24em' })],
});
export const body = style(inShared({ selectors: { '&:not(:empty)': { marginBlockStart: 'clamp(40px, 5vw, 80px)' } } }));

export const split = style([columns, inShared({ rowGap: 'clamp(32px, 6vw, 48px)' })]);
export const aside = style(
  inShared({ gridColumn: '1 / 5', '@media': { [breakpoints.belowLarge]: { gridColumn: '1 / -1' } } }),
);
export const sticky = style(
  inShared({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: 'clamp(20px, 2vw, 28px)',
    '@media': { [breakpoints.large]: { position: 'sticky', insetBlockStart: 96 } },
  }),
);
export const content = style(
  inShared({ gridColumn: '6 / 13', '@media': { [breakpoints.belowLarge]: { gridColumn: '1 / -1' } } }),
);
