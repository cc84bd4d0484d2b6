import { style } from '@vanilla-extract/css';
import { inPage, tokens } from 'shared/design';

export const written = style(inPage({ display: 'grid', gap: 16 }));
export const head = style(inPage({ ':focus': { outline: 'none' } }));
export const text = style(inPage({ margin: 0, color: tokens.surface.quiet }));
export const label = style(inPage({ fontSize: tokens.size.small, color: tokens.surface.quiet }));
export const mail = style(
  inPage({
    inlineSize: '100%',
    padding: '16px 20px',
    border: `1px solid ${tokens.surface.edge}`,
    borderRadius: tokens.radius.picture,
    background: tokens.color.white,
    lineHeight: 1.5,
    resize: 'vertical',
  }),
);
export const actions = style(
  inPage({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 16px', marginBlock: '8px 24px' }),
);
