import { globalStyle, style } from '@vanilla-extract/css';
import { inShell, tokens } from 'shared/design';
import { above, headerHeight, slim, slimHeight, staysInWindow } from './width.ts';

export const skipLink = style(
  inShell({
    position: 'absolute',
    insetInlineStart: '1rem',
    insetBlockStart: '-6rem',
    zIndex: tokens.layer.dialog,
    padding: '0.75rem 1rem',
    background: tokens.color.ink,
    color: tokens.color.foam,
    ':focus': { insetBlockStart: '1rem' },
  }),
);
/** `content` is a name for reader modes, here and on the page's root: what they keep is all of the page, with its first screen. */
export const main = style([
  'content',
  // `clip` and not `hidden`: sticky headings inside the page keep working (SPEC §2: the main content hides its overflow).
  inShell({ overflow: 'clip', minBlockSize: 'min(60vh, 600px)' }),
]);
/** What is said of a page that stays away (`offerReload`). */
export const offer = style(
  inShell({
    position: 'fixed',
    insetBlockEnd: 0,
    insetInlineStart: 0,
    zIndex: tokens.layer.header,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 24px',
    alignItems: 'baseline',
    padding: '12px 24px',
    background: tokens.color.deep,
    color: tokens.color.foam,
    fontSize: tokens.size.small,
  }),
);
export const offerButton = style(
  inShell({
    padding: '4px 0',
    border: 0,
    background: 'none',
    color: tokens.color.buoy,
    font: 'inherit',
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    cursor: 'pointer',
  }),
);

/** What is gone to must not lie behind the header that stays in the window. */
globalStyle(
  ':root',
  inShell({ '@supports': { [staysInWindow]: { scrollPaddingBlockStart: headerHeight - above.wide } } }),
);
globalStyle(slim, inShell({ '@supports': { [staysInWindow]: { scrollPaddingBlockStart: slimHeight } } }));
