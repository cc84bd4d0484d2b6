import { style } from '@vanilla-extract/css';
import { breakpoints, inShell, tokens } from 'shared/design';
import { plainList } from '../frame.css.ts';
import { openPopoverSelector } from '../width.ts';

export const list = style([plainList, inShell({ display: 'flex', gap: 2 })]);

/** The tap target is 44 px high; the pill of the current language, drawn by `::before`, is lower. */
export const language = style(
  inShell({
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: 44,
    minBlockSize: 44,
    paddingInline: 4,
    fontSize: '0.8125rem',
    fontWeight: 500,
    textDecoration: 'none',
    borderRadius: tokens.radius.round,
    backgroundClip: 'content-box',
    ':hover': { textDecoration: 'underline' },
  }),
);
export const current = style(
  inShell({
    position: 'relative',
    isolation: 'isolate',
    '::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: '5px 0',
      borderRadius: tokens.radius.round,
      background: 'currentColor',
    },
    '@media': { '(forced-colors: active)': { textDecoration: 'underline' } },
  }),
);
/** The current pill is filled with the text colour, so its letters take the colour behind the pill. */
export const letters = style(
  inShell({
    selectors: {
      [`${current} > &`]: { color: tokens.color.paper },
      [`:root:has(main [data-header-theme="dark"]) header ${current} > &, :is(dialog, footer) ${current} > &`]: {
        color: tokens.color.ink,
      },
    },
    '@media': {
      [breakpoints.large]: {
        selectors: { [`header:has(${openPopoverSelector}) ${current} > &`]: { color: tokens.color.ink } },
      },
    },
  }),
);
