import { style } from '@vanilla-extract/css';
import { breakpoints, gauge, inPage, tokens } from 'shared/design';

export const stats = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 1fr)',
    // Moves the figures closer to the history above: they describe today, the history's last station.
    margin: '-40px 0 0',
    borderBlockStart: `1px solid ${tokens.color.ink}`,
    '@media': { [breakpoints.narrow]: { gridTemplateColumns: '1fr 1fr', rowGap: 44 } },
  }),
);
export const stat = style([
  gauge,
  inPage({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    padding: '34px 0 0 34px',
    '@media': { [breakpoints.narrow]: { paddingInlineStart: 26 } },
  }),
]);
export const label = style(inPage({ marginBlockStart: 22, color: tokens.surface.quiet }));
export const figure = style(
  inPage({
    // Compensates for the side bearing of tabular digits, so that the figure aligns with its label.
    margin: '0 0 0 -0.06em',
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.figure,
    fontWeight: 300,
    lineHeight: 0.86,
    letterSpacing: '-0.045em',
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);
export const suffix = style(
  inPage({
    marginInlineStart: '0.04em',
    color: tokens.color.buoyInk,
    fontSize: '0.5em',
    lineHeight: 0,
    letterSpacing: 0,
    verticalAlign: '0.62em',
  }),
);
