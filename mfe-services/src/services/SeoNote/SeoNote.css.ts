import { globalStyle, style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

const stroke = 'linear-gradient(currentColor 0 0)';

// A note: its title is no louder than what it is a note to.
globalStyle('#about-seo-title', inPage({ fontSize: tokens.size.title2 }));

export const first = style(inPage({ margin: 0, fontSize: tokens.size.lead, lineHeight: 1.5 }));
export const more = style(
  inPage({ marginBlock: 20, borderBlock: `1px solid ${tokens.surface.rule}`, color: tokens.surface.quiet }),
);
export const summary = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 24,
    paddingBlock: 12,
    lineHeight: 1.6,
    color: tokens.surface.text,
    fontWeight: 500,
    cursor: 'pointer',
    '::after': {
      content: '""',
      flex: 'none',
      inlineSize: 18,
      blockSize: 18,
      background: `${stroke} center / 100% 1.5px no-repeat, ${stroke} center / 1.5px 100% no-repeat`,
    },
    selectors: { '[open] > &::after': { backgroundSize: '100% 1.5px, 0' } },
    // Drawn by a gradient, which is not there in forced colours but where the sign takes its own.
    '@media': { '(forced-colors: active)': { '::after': { forcedColorAdjust: 'none', color: 'CanvasText' } } },
  }),
);
