import { style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';

export const intro = style(inPage({ margin: 0 }));
export const note = style(
  inPage({ margin: '14px 0 0', color: tokens.surface.quiet, fontSize: tokens.size.small, lineHeight: 1.5 }),
);
export const sample = style(inPage({ marginBlockStart: 8 }));
export const notes = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: tokens.space.gutter,
    paddingBlock: '10px 12px',
    borderBlockStart: `1px solid ${tokens.surface.rule}`,
    '@media': { [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const closing = style(
  inPage({ display: 'grid', justifyItems: 'start', gap: 4, paddingBlockEnd: 'clamp(0px, 8vw, 130px)' }),
);
export const offer = style(
  inPage({ margin: '0 0 24px', maxInlineSize: '30em', fontSize: tokens.size.lead, lineHeight: 1.42 }),
);
export const header = style(inPage({ position: 'absolute', insetInline: 0, zIndex: 1, paddingBlockStart: 8 }));
export const site = style(inPage({ position: 'relative' }));
