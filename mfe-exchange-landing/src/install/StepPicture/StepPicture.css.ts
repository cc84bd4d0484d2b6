import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';
import { ice } from '../../exchange.css.ts';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

export const picture = style(
  inPage({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 148,
    margin: '22px 0 0',
    padding: 16,
    borderRadius: 8,
    background: ice.ground,
    overflow: 'hidden',
  }),
);
export const sheet = style(
  inPage({
    display: 'flex',
    gap: 14,
    alignItems: 'center',
    inlineSize: 'min(100%, 320px)',
    padding: '14px 18px',
    borderRadius: 8,
    background: '#ffffff',
    boxShadow: '0 1px 0 #cfdad8, 0 12px 26px -14px rgb(7 21 31 / 0.4)',
    fontSize: '0.9375rem',
  }),
);
export const small = style(inPage({ display: 'block', color: ice.muted, fontSize: tokens.size.small }));
export const gate = style(inPage({ display: 'block', inlineSize: '100%', blockSize: 116, objectFit: 'cover' }));
