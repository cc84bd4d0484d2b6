import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';
import { tone } from '../tones.css.ts';
import { computeBranchHeight, createBranchMask, siblingRowCount, siblingRowHeight } from './branchLines.ts';

// Reduces the section's title to the size of the names in the list.
globalStyle('#siblings h2', inPage({ fontSize: tokens.size.title2, letterSpacing: '-0.025em' }));
// Makes the title scroll with the page, because a sticky title would overlap the drawn lines.
globalStyle('#siblings :has(> h2)', inPage({ position: 'static' }));

export const list = style(inPage({ margin: 0, padding: 0, listStyle: '""' }));
export const item = style(
  inPage({
    position: 'relative',
    borderBlockStart: `1px solid ${tokens.surface.rule}`,
    // Draws the branch of the stream that leads from the window's edge to the name of a service.
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: 'calc(100% + 20px)',
      insetBlockStart: `calc(50% - ${siblingRowHeight / 2}px)`,
      inlineSize: '50vw',
      background: tone,
      opacity: 0.75,
      pointerEvents: 'none',
      transition: `opacity ${tokens.time.fast} ${tokens.ease.out}`,
    },
    selectors: {
      '&:last-child': { borderBlockEnd: `1px solid ${tokens.surface.rule}` },
      '&:is(:hover, :focus-within)::before': { opacity: 1 },
    },
    '@media': {
      [breakpoints.belowLarge]: { '::before': { display: 'none' } },
      '(forced-colors: active)': { '::before': { display: 'none' } },
      '(prefers-reduced-motion: reduce)': { '::before': { transition: 'none' } },
    },
  }),
);
for (let row = 0; row < siblingRowCount; row += 1)
  globalStyle(
    `${item}:nth-child(${row + 1})::before`,
    inPage({
      blockSize: computeBranchHeight(row, siblingRowCount),
      maskImage: createBranchMask(row, siblingRowCount),
      maskSize: '100% 100%',
    }),
  );
export const link = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    columnGap: 20,
    alignItems: 'center',
    minBlockSize: siblingRowHeight,
    paddingBlock: 16,
    fontSize: tokens.size.body,
    textDecoration: 'none',
    '@media': {
      [breakpoints.narrow]: { gridTemplateColumns: '44px minmax(0, 1fr) auto', columnGap: 12, minBlockSize: 88 },
    },
  }),
);
/** Logo of a framework, 1.25 em wide. */
export const sign = style(
  inPage({
    display: 'grid',
    color: tone,
    fontFamily: tokens.font.heading,
    fontSize: 27,
    fontWeight: 300,
    lineHeight: 1,
    fontVariantNumeric: 'lining-nums',
  }),
);
export const name = style(
  inPage({
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.title2,
    fontWeight: 300,
    lineHeight: 1.06,
    letterSpacing: '-0.025em',
    wordSpacing: '0.09em',
    textWrap: 'balance',
  }),
);
export const arrow = style(
  inPage({
    display: 'grid',
    fontSize: '1.125rem',
    transition: `translate ${tokens.time.fast} ${tokens.ease.out}`,
    selectors: { [`${link}:is(:hover, :focus-visible) &`]: { translate: '8px' } },
    '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  }),
);
export const back = style(inPage({ marginBlockStart: 28 }));
