import { globalStyle, style } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';
import { ice } from '../../exchange.css.ts';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

/** A quiet line under the frame's header: one rule, no second bar. On phones its links scroll sideways and do not wrap. */
export const navigation = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    gap: 'clamp(16px, 2.4vw, 36px)',
    borderBlockEnd: `1px solid ${ice.rule}`,
    fontSize: '0.9375rem',
    whiteSpace: 'nowrap',
  }),
);
export const name = style(
  inPage({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 48,
    fontFamily: tokens.font.heading,
    fontSize: '1.25rem',
    fontWeight: 500,
    letterSpacing: '-0.02em',
    textDecoration: 'none',
  }),
);
export const links = style(
  inPage({ display: 'flex', gap: 'clamp(14px, 1.8vw, 28px)', margin: 0, padding: 0, listStyle: 'none' }),
);
/** Between the name and the languages, which stay in sight where the links scroll. */
export const sections = style([
  links,
  inPage({
    minInlineSize: 0,
    marginInlineStart: 'auto',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@media': { [widths.belowLarge]: { maskImage: 'linear-gradient(90deg, #000 calc(100% - 24px), #0000)' } },
  }),
]);
export const download = style(
  inPage({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 48,
    fontWeight: 500,
    textUnderlineOffset: '0.3em',
  }),
);
globalStyle(
  `${links} a`,
  inPage({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: 32,
    minBlockSize: 48,
    textDecoration: 'none',
  }),
);
globalStyle(`${links} a:hover`, inPage({ textDecoration: 'underline' }));
globalStyle(
  `${links} a[aria-current]`,
  inPage({ fontWeight: 700, textDecoration: 'underline', textUnderlineOffset: '0.4em' }),
);
