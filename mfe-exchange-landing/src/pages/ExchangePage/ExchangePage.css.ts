import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

export const intro = style(inPage({ margin: 0 }));
export const note = style(
  inPage({ margin: '14px 0 0', color: tokens.surface.quiet, fontSize: tokens.size.small, lineHeight: 1.5 }),
);
export const closing = style(
  inPage({ display: 'grid', justifyItems: 'start', gap: 4, paddingBlockStart: 'clamp(40px, 12vw, 200px)' }),
);
export const offer = style(
  inPage({ margin: '0 0 24px', maxInlineSize: '30em', fontSize: tokens.size.lead, lineHeight: 1.42 }),
);
/** Of the page standing alone. */
export const header = style(inPage({ paddingBlock: 8 }));
