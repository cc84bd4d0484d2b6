import { globalStyle, style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';
import { onlyNarrow, onlyWide } from '../width.ts';

const inShell = (rule: Record<string, unknown>) => ({ '@layer': { [layers.shell]: rule } });

/** The header's text follows what stands under it: ink on paper, foam over a first section that says it is dark. */
export const header = style(
  inShell({
    position: 'relative',
    zIndex: tokens.layer.header,
    color: tokens.color.ink,
    selectors: {
      '&[data-open="true"], :root:has(main [data-under-header="dark"]) &': { color: tokens.color.foam },
      ':root:has(main [data-under-header]) &': { position: 'absolute', insetInline: 0, insetBlockStart: 0 },
    },
    '@media': {
      // Without script all its links stand in the open, in as many rows as they need: it takes its own space, on paper.
      '(scripting: none)': {
        selectors: {
          ':root:has(main [data-under-header="dark"]) &': { color: tokens.color.ink },
          ':root:has(main [data-under-header]) &': { position: 'relative' },
        },
      },
      print: { display: 'none' },
    },
  }),
);
globalStyle(`${header}[data-open="true"], :root:has(main [data-under-header="dark"]) ${header}`, {
  '@layer': { [layers.shell]: { vars: { [tokens.color.focus]: tokens.color.buoy } } },
});
export const bar = style(
  inShell({
    display: 'flex',
    alignItems: 'center',
    gap: 'clamp(12px, 2.2vw, 40px)',
    minBlockSize: 88,
    maxInlineSize: tokens.width.page,
    marginInline: 'auto',
    paddingInline: tokens.space.margin,
    '@media': { '(width < 768px)': { minBlockSize: 72 }, '(scripting: none)': { flexWrap: 'wrap', paddingBlock: 12 } },
  }),
);
export const navigation = style(
  inShell({
    marginInlineStart: 'auto',
    '@media': { [onlyNarrow]: { display: 'none' }, '(scripting: none)': { display: 'block' } },
  }),
);
export const links = style(
  inShell({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 clamp(16px, 2.1vw, 32px)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: '0.9375rem',
    whiteSpace: 'nowrap',
  }),
);
/** A link or button of the bar: 44 pixels high, a line under it while it is current, open or pointed at. */
export const link = style(
  inShell({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minBlockSize: 44,
    padding: 0,
    border: 0,
    background: 'linear-gradient(currentColor, currentColor) 0 calc(100% - 4px) / 0 1.5px no-repeat',
    cursor: 'pointer',
    textDecoration: 'none',
    transition: `background-size ${tokens.time.fast} ${tokens.ease.out}`,
    ':hover': { backgroundSize: '100% 1.5px' },
    selectors: {
      '&[aria-current], &[aria-expanded="true"]': {
        backgroundImage: `linear-gradient(${tokens.color.buoy}, ${tokens.color.buoy})`,
        backgroundSize: '100% 2px',
      },
    },
  }),
);
export const chevron = style(
  inShell({
    display: 'inline-flex',
    fontSize: '0.625rem',
    transition: `rotate ${tokens.time.fast}`,
    selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
    '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  }),
);
export const phone = style(
  inShell({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 44,
    fontSize: '0.9375rem',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    '@media': { [onlyNarrow]: { display: 'none' } },
  }),
);
export const end = style(
  inShell({
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    '@media': { [onlyNarrow]: { marginInlineStart: 'auto' } },
  }),
);
/** Dims the page behind the open panel. */
export const scrim = style(
  inShell({
    position: 'fixed',
    inset: 0,
    zIndex: -2,
    background: 'rgb(3 12 15 / 0.62)',
    '@media': { [onlyNarrow]: { display: 'none' } },
  }),
);
export const menuButton = style(
  inShell({
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'pointer',
    '@media': { [onlyWide]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
  }),
);
export const burger = style(
  inShell({
    position: 'relative',
    inlineSize: 28,
    blockSize: 12,
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      borderBlockStart: '1.5px solid',
    },
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: '8px 0',
      insetBlockEnd: 0,
      borderBlockEnd: '1.5px solid',
    },
  }),
);
