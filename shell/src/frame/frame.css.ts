import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

const width = { maxInlineSize: tokens.width.page, marginInline: 'auto', paddingInline: 'clamp(1rem, 4vw, 3rem)' };

export const skipLink = style({
  '@layer': {
    [layers.shell]: {
      position: 'absolute',
      insetInlineStart: '1rem',
      insetBlockStart: '-4rem',
      padding: '0.75rem 1rem',
      background: tokens.color.ink,
      color: tokens.color.paper,
      zIndex: 10,
      selectors: { '&:focus': { insetBlockStart: '1rem' } },
    },
  },
});
export const header = style({
  '@layer': {
    [layers.shell]: {
      ...width,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'start',
      gap: `${tokens.space.small} ${tokens.space.large}`,
      paddingBlock: tokens.space.medium,
    },
  },
});
export const logo = style({
  '@layer': {
    [layers.shell]: { fontFamily: tokens.font.heading, fontSize: '1.5rem', lineHeight: 1.2, textDecoration: 'none' },
  },
});
export const links = style({
  '@layer': {
    [layers.shell]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${tokens.space.small} ${tokens.space.medium}`,
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
  },
});
export const button = style({
  '@layer': {
    [layers.shell]: { background: 'none', border: 0, padding: 0, cursor: 'pointer', textDecoration: 'underline' },
  },
});
/** The services panel: its links are in the page without JavaScript, too. */
export const panel = style({
  '@layer': {
    [layers.shell]: {
      flexBasis: '100%',
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
      gap: tokens.space.large,
      selectors: { '&[hidden]': { display: 'none' } },
      '@media': { '(scripting: none)': { selectors: { '&[hidden]': { display: 'grid' } } } },
    },
  },
});
export const current = style({ '@layer': { [layers.shell]: { fontWeight: 700, textDecoration: 'none' } } });
export const main = style({
  '@layer': {
    // `clip` and not `hidden`: sticky headings inside the page keep working (SPEC §2: the main content hides its overflow).
    [layers.shell]: { ...width, overflow: 'clip', minBlockSize: '60vh' },
  },
});
export const footer = style({
  '@layer': {
    [layers.shell]: {
      ...width,
      display: 'grid',
      gap: tokens.space.large,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
      paddingBlock: tokens.space.section,
      borderBlockStart: `1px solid ${tokens.color.line}`,
    },
  },
});
export const announcer = style({
  '@layer': {
    [layers.shell]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
