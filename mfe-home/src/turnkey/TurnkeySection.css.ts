import { style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';

/** River above the five columns. Above each point, its shape illustrates the point. */
export const river = style(
  inPage({
    display: 'none',
    '@media': {
      [breakpoints.extraLarge]: { display: 'block', inlineSize: '100%', blockSize: 'auto', marginBlockEnd: 36 },
    },
  }),
);
export const points = style(
  inPage({
    margin: 0,
    padding: 0,
    listStyle: '""',
    '@media': {
      [breakpoints.extraLarge]: { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', columnGap: 24 },
    },
  }),
);
export const point = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '200px 44px minmax(0, 1fr)',
    columnGap: tokens.space.gutter,
    alignItems: 'start',
    padding: '30px 0 40px',
    borderBlockStart: `1px solid ${tokens.surface.rule}`,
    selectors: { '&:last-child': { paddingBlockEnd: 0 } },
    '@media': {
      // The drawings take the left half, and the text begins in the middle of the page.
      [breakpoints.large]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', paddingBlock: '32px 36px' },
      [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 116px', paddingBlock: '22px 34px' },
      [breakpoints.extraLarge]: { display: 'block', padding: '20px 0 0' },
    },
  }),
);
export const number = style(
  inPage({
    gridColumn: '2',
    paddingBlockStart: '0.55em',
    color: tokens.surface.accent,
    fontSize: '0.9375rem',
    fontVariantNumeric: 'tabular-nums',
    '@media': {
      [breakpoints.narrow]: { gridColumn: '1', padding: 0 },
      [breakpoints.large]: { gridColumn: '6', justifySelf: 'end' },
      [breakpoints.extraLarge]: { padding: 0 },
    },
  }),
);
export const words = style(
  inPage({
    '@media': { [breakpoints.narrow]: { display: 'contents' }, [breakpoints.large]: { gridColumn: '7 / 13' } },
  }),
);
export const title = style(
  inPage({
    margin: 0,
    fontSize: tokens.size.title2,
    letterSpacing: '-0.025em',
    '@media': {
      [breakpoints.narrow]: { gridColumn: '1' },
      // Reserves two lines for each title, so that the texts align.
      [breakpoints.extraLarge]: {
        minBlockSize: '2.2em',
        marginBlockStart: 14,
        fontSize: 'clamp(1.5rem, 0.5rem + 1.25vw, 1.75rem)',
        lineHeight: 1.1,
      },
    },
  }),
);
export const text = style(
  inPage({
    margin: '20px 0 0',
    maxInlineSize: '34em',
    color: tokens.surface.quiet,
    '@media': {
      [breakpoints.narrow]: { gridColumn: '1 / -1' },
      [breakpoints.large]: { maxInlineSize: '29em', fontSize: tokens.size.lead, lineHeight: 1.45 },
      [breakpoints.extraLarge]: { marginBlockStart: 20, fontSize: tokens.size.body, lineHeight: 1.5 },
    },
  }),
);
export const drawing = style(
  inPage({
    gridArea: '1 / 1',
    inlineSize: 'min(100%, 480px)',
    blockSize: 'auto',
    '@media': {
      [breakpoints.narrow]: { gridArea: '1 / 2 / 3' },
      [breakpoints.large]: { gridArea: '1 / 1 / 2 / 6' },
      [breakpoints.extraLarge]: { display: 'none' },
    },
  }),
);
