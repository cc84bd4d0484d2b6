import { style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';

export const statements = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: `28px ${tokens.space.gutter}`,
    '@media': { [breakpoints.belowLarge]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const statement = style(
  inPage({
    margin: 0,
    paddingBlockStart: 'clamp(16px, 1.6vw, 24px)',
    paddingInlineEnd: 'clamp(0px, 1.4vw, 24px)',
    borderBlockStart: `1.5px solid ${tokens.surface.text}`,
    fontSize: tokens.size.lead,
    lineHeight: 1.5,
  }),
);
