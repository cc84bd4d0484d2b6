import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, layout, tokens } from 'shared/design';

export const invitation = style([
  layout.wrap,
  layout.columns,
  inPage({
    rowGap: 28,
    alignItems: 'end',
    paddingBlock: 'clamp(72px, 7vw, 128px)',
    '@media': { print: { paddingBlock: '16pt 0', breakInside: 'avoid' } },
  }),
]);
export const title = style(
  inPage({
    gridColumn: '1 / 8',
    margin: 0,
    fontSize: tokens.size.title1,
    '@media': { [breakpoints.belowLarge]: { gridColumn: '1 / -1' }, print: { fontSize: '20pt' } },
  }),
);
export const offer = style(
  inPage({
    gridColumn: '8 / 13',
    display: 'grid',
    justifyItems: 'start',
    rowGap: 24,
    '@media': {
      [breakpoints.belowLarge]: { gridColumn: '1 / -1' },
      [breakpoints.narrow]: { justifyItems: 'stretch' },
      print: { justifyItems: 'start', rowGap: 8 },
    },
  }),
);
export const text = style(inPage({ margin: 0, fontSize: tokens.size.lead, lineHeight: 1.42 }));

// Print shows the link as plain text with its address.
globalStyle(`${offer} a`, {
  '@media': { print: inPage({ minBlockSize: 0, padding: 0, background: 'none', color: 'inherit' }) },
});
globalStyle(`${offer} a[data-address]::after`, { '@media': { print: inPage({ content: 'attr(data-address)' }) } });
globalStyle(`${offer} a > svg`, { '@media': { print: inPage({ display: 'none' }) } });
