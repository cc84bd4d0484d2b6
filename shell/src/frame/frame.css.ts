import { globalStyle, style } from '@vanilla-extract/css';
import { inShell, tokens } from 'shared/design';
import { hasScrollTimelines, headerHeight, scrolledHeaderTop, slimFrameRoot, slimHeaderHeight } from './width.ts';

export const plainList = style(inShell({ margin: 0, padding: 0, listStyle: '""' }));
export const tapTarget = style(
  inShell({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44, textDecoration: 'none' }),
);
export const entryLink = style([
  tapTarget,
  inShell({
    display: 'flex',
    selectors: { '&[aria-current]': { textDecoration: 'underline', textDecorationColor: tokens.color.buoy } },
  }),
]);
export const phoneNumber = style([
  tapTarget,
  inShell({
    minBlockSize: 48,
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.title2,
    fontWeight: 300,
    lineHeight: 1,
    fontVariantNumeric: 'lining-nums',
  }),
]);
export const bareButton = style(inShell({ padding: 0, border: 0, background: 'none', cursor: 'pointer' }));
export const signButton = style([
  bareButton,
  inShell({ display: 'inline-grid', placeItems: 'center', inlineSize: 44, blockSize: 44 }),
]);

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
/** The class `content` on `main` and on the page's root makes reader modes keep the whole page, first screen included. */
export const main = style([
  'content',
  // Uses `clip` for the hidden overflow of SPEC §2: `hidden` would disable sticky headings inside the page.
  inShell({ overflow: 'clip', minBlockSize: 'min(60vh, 600px)' }),
]);
/** The message that offers to reload an unavailable page (`offerReload`). */
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
export const offerButton = style([
  bareButton,
  inShell({
    paddingBlock: 4,
    color: tokens.color.buoy,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
  }),
]);

/** Keeps the target of a fragment link visible below the sticky header. */
globalStyle(
  ':root',
  inShell({
    '@supports': { [hasScrollTimelines]: { scrollPaddingBlockStart: headerHeight - scrolledHeaderTop.wide } },
  }),
);
globalStyle(
  slimFrameRoot,
  inShell({ '@supports': { [hasScrollTimelines]: { scrollPaddingBlockStart: slimHeaderHeight } } }),
);
