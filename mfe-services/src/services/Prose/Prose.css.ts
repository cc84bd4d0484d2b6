import { style } from '@vanilla-extract/css';
import { inPage, tokens } from 'shared/design';

export const paragraph = style(
  inPage({
    margin: 0,
    color: tokens.surface.quiet,
    selectors: {
      '&:first-of-type': { color: tokens.surface.text, fontSize: tokens.size.lead, lineHeight: 1.5 },
      '& + &': { marginBlockStart: '1.15em' },
    },
  }),
);
export const quiet = style(
  inPage({
    margin: 0,
    color: tokens.surface.quiet,
    selectors: { '& + &': { marginBlockStart: '1.15em' } },
  }),
);
