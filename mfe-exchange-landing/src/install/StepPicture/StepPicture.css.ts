import { style, styleVariants } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';
import { colors, ice } from '../../exchange.css.ts';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

const paper = {
  borderRadius: 8,
  background: '#ffffff',
  boxShadow: '0 1px 0 #cfdad8, 0 12px 26px -14px rgb(7 21 31 / 0.4)',
  fontSize: '0.9375rem',
};
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
    ...paper,
  }),
);
export const file = style(inPage({ flexGrow: 1, minInlineSize: 0 }));
/** Lines, of which two thirds have come. */
export const progress = style(
  inPage({
    display: 'block',
    blockSize: 12,
    marginBlockStart: 10,
    background: `linear-gradient(90deg, ${colors.deepTeal} 68%, #c3d2d0 68%)`,
    maskImage: 'repeating-linear-gradient(90deg, #000 0 3px, #0000 3px 5%)',
    printColorAdjust: 'exact',
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  }),
);
export const installer = style(inPage({ display: 'block', inlineSize: 'min(100%, 320px)', ...paper }));
export const bar = style(
  inPage({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 12,
    padding: '9px 16px',
    borderBlockEnd: `1px solid ${ice.rule}`,
  }),
);
/** A stretch of water with three stations: what lies behind is filled, what is ahead is an outline. */
export const stations = style(
  inPage({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    margin: '20px 28px',
    background: `linear-gradient(90deg, ${colors.deepTeal} 50%, #c3d2d0 50%) center / 100% 2px no-repeat`,
    printColorAdjust: 'exact',
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  }),
);
const ring = style(
  inPage({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 26,
    blockSize: 26,
    borderRadius: '50%',
    background: '#ffffff',
    boxShadow: 'inset 0 0 0 2px #c3d2d0',
  }),
);
export const station = styleVariants({
  done: [ring, inPage({ background: colors.deepTeal, color: '#ffffff', boxShadow: 'none', fontSize: 12 })],
  now: [
    ring,
    inPage({ boxShadow: `inset 0 0 0 2px ${colors.deepTeal}, inset 0 0 0 7px #ffffff`, background: colors.deepTeal }),
  ],
  ahead: [ring],
});
export const small = style(inPage({ display: 'block', color: ice.muted, fontSize: tokens.size.small }));
export const gate = style(inPage({ display: 'block', inlineSize: '100%', blockSize: 116, objectFit: 'cover' }));
