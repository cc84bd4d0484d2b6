import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inShell, tokens } from 'shared/design';
import { entryLink, plainList } from '../frame.css.ts';
import { hasScrollTimelines, headerHeight, scrolledHeaderTop } from '../width.ts';

/** The panel below the header, in the browser's top layer. Fixed where the header is sticky, otherwise at the top of the page. */
export const panel = style(
  inShell({
    position: 'absolute',
    inset: `${headerHeight}px 0 auto`,
    inlineSize: 'auto',
    margin: 0,
    padding: '24px 0 0',
    border: 0,
    overflow: 'hidden',
    background: tokens.color.deep2,
    color: tokens.color.foam,
    boxShadow: '0 60px 120px -40px rgb(0 0 0 / 0.6)',
    vars: { [tokens.color.focus]: tokens.color.buoy },
    '@supports': {
      [hasScrollTimelines]: {
        position: 'fixed',
        insetBlockStart: headerHeight - scrolledHeaderTop.wide,
        maxBlockSize: `calc(100dvb - ${headerHeight - scrolledHeaderTop.wide}px)`,
        overflow: 'hidden auto',
      },
    },
    '@media': { [breakpoints.belowLarge]: { display: 'none' } },
  }),
);
/** In browsers without popovers, script opens the panel (`data-open`). Without script, these browsers always show the panel's links. */
const withoutPopovers = 'not selector(:popover-open)';
globalStyle(
  `${panel}:not([data-open])`,
  inShell({
    '@supports': {
      [withoutPopovers]: {
        display: 'none',
        '@media': { '(scripting: none)': { display: 'block', position: 'static' } },
      },
    },
  }),
);
export const columns = style(
  inShell({
    display: 'grid',
    gridTemplateColumns: '5fr 4fr 4fr',
    maxInlineSize: tokens.width.page,
    marginInline: 'auto',
    paddingInline: tokens.space.margin,
    '@media': { [breakpoints.belowLarge]: { gridTemplateColumns: '1fr' } },
  }),
);
export const column = style(
  inShell({
    paddingBlock: '8px 48px',
    paddingInlineEnd: 32,
    '@media': {
      [breakpoints.large]: {
        selectors: { '& + &': { paddingInlineStart: 32, borderInlineStart: `1px solid ${tokens.color.lineOnDark}` } },
      },
    },
  }),
);
export const title = style([
  entryLink,
  inShell({
    display: 'inline-flex',
    gap: 14,
    minBlockSize: 48,
    fontFamily: tokens.font.heading,
    fontSize: 'clamp(1.375rem, 0.1rem + 2vw, 2.25rem)',
    fontWeight: 300,
    lineHeight: 1.04,
    letterSpacing: '-0.025em',
    wordSpacing: '0.09em',
  }),
]);
globalStyle(`${title} > svg`, inShell({ inlineSize: 22, blockSize: 22 }));
export const description = style(
  inShell({ marginBlock: '10px 0', maxInlineSize: '24em', color: tokens.color.foam2, fontSize: tokens.size.small }),
);
export const list = style([plainList, inShell({ marginBlockStart: 14 })]);
export const item = style([
  entryLink,
  inShell({
    gap: 16,
    minBlockSize: 48,
    marginInlineStart: -16,
    paddingInlineStart: 16,
    fontSize: '1.1875rem',
    transition: `background-color ${tokens.time.fast}`,
    ':hover': {
      background: 'linear-gradient(90deg, color-mix(in oklab, currentColor 16%, transparent), transparent 86%)',
    },
  }),
]);
export const strip = style(
  inShell({
    display: 'block',
    inlineSize: '100%',
    maxInlineSize: 'none',
    blockSize: 118,
    objectFit: 'cover',
    opacity: 0.9,
    maskImage: 'linear-gradient(#0006, #000 22%)',
    '@media': { '(forced-colors: active)': { display: 'none' } },
  }),
);
