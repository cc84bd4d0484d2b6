import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inShell, tokens } from 'shared/design';
import { entryLink, plainList, signButton } from '../frame.css.ts';

/** Width of the menu at the right edge of wide viewports, in which only a slim frame has a menu. */
const drawer = 'min(34rem, 100%)';

export const menu = style(
  inShell({
    inlineSize: '100%',
    blockSize: '100%',
    maxInlineSize: 'none',
    maxBlockSize: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: tokens.color.deep,
    color: tokens.color.foam,
    vars: { [tokens.color.focus]: tokens.color.buoy },
    selectors: { '&[open]': { display: 'flex', flexDirection: 'column' } },
    '::backdrop': { background: 'rgb(3 12 15 / 0.62)' },
    '@media': { [breakpoints.large]: { inlineSize: drawer, marginInlineStart: 'auto' } },
  }),
);
globalStyle(`:root:has(${menu}[open])`, inShell({ overflow: 'hidden' }));

export const top = style(
  inShell({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: 72,
    paddingInline: tokens.space.margin,
  }),
);
export const languages = style(inShell({ marginInlineStart: 'auto', marginInlineEnd: 4 }));
/** A pale drawing of water behind the lower half of the menu. */
export const water = style(
  inShell({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: -1,
    inlineSize: '100%',
    blockSize: '46%',
    objectFit: 'cover',
    opacity: 0.25,
    maskImage: 'linear-gradient(#0000, #000)',
    pointerEvents: 'none',
    '@media': {
      [breakpoints.large]: { insetInline: 'auto 0', inlineSize: drawer },
      '(forced-colors: active)': { display: 'none' },
    },
  }),
);
export const close = style([signButton, inShell({ fontSize: '1.25rem' })]);
export const list = style([plainList, inShell({ padding: `20px ${tokens.space.margin} 0` })]);
export const entry = style(inShell({ borderBlockEnd: `1px solid ${tokens.color.lineOnDark}` }));
export const row = style(
  inShell({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    inlineSize: '100%',
    minBlockSize: 64,
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.title2,
    fontWeight: 300,
    lineHeight: 1.1,
    letterSpacing: '-0.025em',
    wordSpacing: '0.09em',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&[aria-current]::after': {
        content: '""',
        inlineSize: 9,
        blockSize: 9,
        marginInlineEnd: 7,
        borderRadius: '50%',
        background: tokens.color.buoy,
        forcedColorAdjust: 'none',
      },
    },
  }),
);
export const chevron = style(
  inShell({
    display: 'inline-flex',
    fontSize: '1rem',
    transition: `rotate ${tokens.time.fast}`,
    selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
  }),
);
export const services = style(inShell({ paddingBlockEnd: 14 }));
export const group = style([entryLink, inShell({ color: tokens.color.foam2, fontWeight: 500 })]);
export const pairs = style([plainList, inShell({ display: 'grid', gridTemplateColumns: '1fr 1fr' })]);
export const service = style([entryLink, inShell({ gap: 14, fontSize: '1.125rem' })]);
export const foot = style(inShell({ marginBlockStart: 'auto', padding: `24px ${tokens.space.margin} 28px` }));
export const chats = style([
  plainList,
  inShell({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 106px), 1fr))',
    gap: 8,
    marginBlockStart: 12,
  }),
]);
export const chat = style(
  inShell({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minBlockSize: 48,
    paddingInline: 6,
    borderRadius: tokens.radius.round,
    boxShadow: `inset 0 0 0 1px ${tokens.color.controlOnDark}`,
    fontSize: tokens.size.small,
    textDecoration: 'none',
  }),
);
