import { style } from '@vanilla-extract/css';
import { breakpoints } from '../../theme/breakpoints.ts';
import { inShared } from '../../theme/inLayer.ts';
import { tokens } from '../../theme/tokens.css.ts';

/** Length in pixels of the line between two steps. */
const rule = { wide: 22, narrow: 9 } as const;
/** Space in pixels before and after the line between two steps. */
const gap = { wide: 10, narrow: 7 } as const;

export const list = style(
  inShared({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${rule.wide + 2 * gap.wide}px`,
    // Clips the line before a step that begins a row, because that line is left of the list. 6 px remain for focus outlines.
    clipPath: 'inset(-6px)',
    margin: 0,
    padding: 0,
    listStyle: '""',
    color: tokens.surface.quiet,
    fontSize: tokens.size.small,
    '@media': { [breakpoints.narrow]: { columnGap: rule.narrow + 2 * gap.narrow } },
  }),
);
/** The text of a step wraps only if it is longer than a row. `::before` is the line between this step and the previous one. */
export const item = style(
  inShared({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
    selectors: {
      '&[aria-current]': { color: tokens.surface.text },
      '&:not(:first-child)::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: -(rule.wide + gap.wide),
        inlineSize: rule.wide,
        borderBlockStart: '1px solid',
      },
    },
    '@media': {
      [breakpoints.narrow]: {
        selectors: {
          '&:not(:first-child)::before': { insetInlineStart: -(rule.narrow + gap.narrow), inlineSize: rule.narrow },
        },
      },
    },
  }),
);
export const link = style(
  inShared({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 32,
    textDecoration: 'none',
    ':hover': { color: tokens.surface.text, textDecoration: 'underline' },
  }),
);
