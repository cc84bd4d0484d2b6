import { globalStyle, style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const contents = style({
  '@layer': {
    [layers.page]: { paddingBlock: tokens.space.large, borderBlock: `1px solid ${tokens.color.line}` },
  },
});
export const title = style({
  '@layer': {
    [layers.page]: { marginBlock: `0 ${tokens.space.medium}`, fontFamily: tokens.font.heading, fontSize: '1.5rem' },
  },
});
export const list = style({
  '@layer': {
    [layers.page]: { display: 'grid', gap: tokens.space.small, margin: 0, paddingInlineStart: '1.5em' },
  },
});
// The document glides only to a section of this page: a page that is opened or left still shows its top at once.
globalStyle(`html:has(${contents} ~ section:target)`, {
  '@media': {
    '(prefers-reduced-motion: no-preference)': { '@layer': { [layers.page]: { scrollBehavior: 'smooth' } } },
  },
});
