import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';

/** Spans the window. Text and buttons stand above the map, so the opened map does not move the pressed button. */
export const box = style(
  inPage({
    margin: 0,
    borderBlockStart: `1px solid ${tokens.color.ink}`,
    '@media': { [breakpoints.narrow]: { margin: `0 ${tokens.space.margin}` } },
  }),
);
export const frame = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'clamp(560px, 43vw, 840px)',
    border: 0,
    '@media': { [breakpoints.narrow]: { blockSize: 480 } },
  }),
);
export const card = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 'clamp(24px, 6vw, 120px)',
    alignItems: 'center',
    padding: `24px ${tokens.space.margin} 26px`,
    '@media': {
      [breakpoints.belowLarge]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 18 },
      [breakpoints.narrow]: { padding: '20px 0 32px' },
    },
  }),
);
export const text = style(inPage({ margin: 0, maxInlineSize: '52em', fontSize: '0.9375rem', lineHeight: 1.5 }));
export const status = style(
  inPage({
    gridColumn: '1',
    margin: 0,
    fontWeight: 500,
    selectors: { '&:empty': { position: 'absolute' }, '&:not(:empty)': { marginBlockStart: 10 } },
  }),
);
export const actions = style(
  inPage({
    gridArea: '1 / 2 / span 3',
    '@media': { [breakpoints.belowLarge]: { gridArea: 'auto' } },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 22px',
  }),
);
// Only script shows the map here. Without it, the link in this row opens the map.
globalStyle(`${actions} > button`, inPage({ '@media': { '(scripting: none)': { display: 'none' } } }));
export const elsewhere = style(inPage({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 }));
