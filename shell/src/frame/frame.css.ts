import { globalStyle, style } from '@vanilla-extract/css';
import { inShell, tokens } from 'shared/design';
import { hasScrollTimelines, headerHeight, headerTop, slimFrameRoot, slimHeaderHeight } from './width.ts';

/** A list without marks. */
export const plainList = style(inShell({ margin: 0, padding: 0, listStyle: '""' }));
/** A link whose words say what it is, as high as a finger needs. */
export const tapTarget = style(
  inShell({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44, textDecoration: 'none' }),
);
/** A line of a menu; the one that leads to this page is underlined. */
export const entryLink = style([
  tapTarget,
  inShell({
    display: 'flex',
    selectors: { '&[aria-current]': { textDecoration: 'underline', textDecorationColor: tokens.color.buoy } },
  }),
]);
/** The phone number, set as a title. */
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
/** A button that is seen as its sign or its words alone. */
export const bareButton = style(inShell({ padding: 0, border: 0, background: 'none', cursor: 'pointer' }));
/** One that opens or closes the menu. */
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
/** `content` is a name for reader modes, here and on the page's root: what they keep is all of the page, with its first screen. */
export const main = style([
  'content',
  // `clip` and not `hidden`: sticky headings inside the page keep working (SPEC §2: the main content hides its overflow).
  inShell({ overflow: 'clip', minBlockSize: 'min(60vh, 600px)' }),
]);
/** The line that offers to reload a page that stays away (`offerReload`). */
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

/** The target of a fragment must not lie behind the header that stays in the window. */
globalStyle(
  ':root',
  inShell({ '@supports': { [hasScrollTimelines]: { scrollPaddingBlockStart: headerHeight - headerTop.wide } } }),
);
globalStyle(
  slimFrameRoot,
  inShell({ '@supports': { [hasScrollTimelines]: { scrollPaddingBlockStart: slimHeaderHeight } } }),
);
