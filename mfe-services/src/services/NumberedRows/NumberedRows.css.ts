import { style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';
import { tone } from '../tones.css.ts';

export const rows = style(
  inPage({ margin: 0, padding: 0, borderBlockStart: `1.5px solid ${tokens.surface.text}`, listStyle: '""' }),
);
export const row = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    gap: `12px ${tokens.space.gutter}`,
    alignItems: 'baseline',
    paddingBlock: '22px 26px',
    borderBlockEnd: `1px solid ${tokens.surface.rule}`,
    '@media': { [breakpoints.narrow]: { gridTemplateColumns: '56px minmax(0, 1fr)', gap: '20px 0' } },
  }),
);
export const number = style(
  inPage({
    gridColumn: '1',
    color: tone,
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.title2,
    fontWeight: 300,
    lineHeight: 1,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'lining-nums',
    whiteSpace: 'nowrap',
    '@media': { [breakpoints.narrow]: { gridColumn: '1' } },
  }),
);
export const title = style(
  inPage({
    gridColumn: '2 / 6',
    margin: 0,
    fontSize: tokens.size.title2,
    letterSpacing: '-0.025em',
    '@media': { [breakpoints.narrow]: { gridColumn: '2' } },
  }),
);
export const text = style(
  inPage({
    gridColumn: '6 / 10',
    margin: 0,
    color: tokens.surface.quiet,
    '@media': { [breakpoints.belowLarge]: { gridColumn: '6 / 13' }, [breakpoints.narrow]: { gridColumn: '2' } },
  }),
);
/** Drawing of a row: beside the text; on phones below it. */
export const picture = style(
  inPage({
    gridColumn: '10 / 13',
    alignSelf: 'center',
    inlineSize: '100%',
    blockSize: 'auto',
    '@media': {
      [breakpoints.belowLarge]: { display: 'none' },
      [breakpoints.narrow]: { display: 'block', gridColumn: '2', inlineSize: 198 },
    },
  }),
);
