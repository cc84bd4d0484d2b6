import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';
import { app } from '../../exchange.css.ts';

export const window = style(
  inPage({
    marginBlockStart: 'clamp(28px, 3.3vw, 56px)',
    overflow: 'hidden',
    borderRadius: `${tokens.radius.window} ${tokens.radius.window} 0 0`,
    background: app.ground,
    color: app.text,
    // Print keeps the colours of this picture of a screen.
    printColorAdjust: 'exact',
    breakInside: 'avoid',
    boxShadow: '0 0 0 1px rgb(7 21 31 / 0.5), 0 60px 120px -40px rgb(7 40 50 / 0.6)',
    fontSize: '0.8125rem',
    lineHeight: 1.3,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const bar = style(
  inPage({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    blockSize: 40,
    paddingInline: 16,
    background: app.bar,
    color: app.muted,
  }),
);
export const controls = style(inPage({ inlineSize: 92, blockSize: 12, fill: 'none', stroke: 'currentColor' }));
export const body = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '264px minmax(0, 1fr) 248px',
    minBlockSize: 460,
    '@media': {
      [breakpoints.belowLarge]: { gridTemplateColumns: 'minmax(0, 1fr) 220px' },
      [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', minBlockSize: 320 },
    },
  }),
);
export const list = style(
  inPage({
    padding: '14px 10px',
    borderInlineEnd: `1px solid ${app.rule}`,
    '@media': { [breakpoints.belowLarge]: { display: 'none' } },
  }),
);
export const asset = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '26px 1fr auto',
    gap: 11,
    alignItems: 'center',
    padding: '9px 10px',
    borderRadius: 8,
  }),
);
export const current = style([asset, inPage({ background: 'rgb(0 194 160 / 0.14)' })]);
export const letter = style(
  inPage({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 26,
    blockSize: 26,
    borderRadius: '50%',
    background: '#12303b',
    color: '#8fd8cb',
    fontSize: 11,
    fontWeight: 500,
  }),
);
export const small = style(inPage({ display: 'block', color: app.muted, fontSize: '0.75rem' }));
export const end = style(inPage({ textAlign: 'end' }));
export const chart = style(inPage({ position: 'relative', paddingBlockStart: 16, overflow: 'hidden' }));
export const price = style(
  inPage({
    margin: 0,
    paddingInline: 24,
    fontFamily: tokens.font.heading,
    fontSize: 'clamp(1.75rem, 1rem + 1.6vw, 2.5rem)',
    fontWeight: 300,
    lineHeight: 1,
    letterSpacing: '-0.02em',
    whiteSpace: 'nowrap',
  }),
);
export const day = style(inPage({ margin: 0, padding: '8px 24px 0', maxInlineSize: 'none', color: app.muted }));
/** Price curve of the app's window. It ends before the order book, so that the last price is fully visible. */
export const curve = style(inPage({ position: 'absolute', inset: 'auto 14px 0 0', blockSize: 'min(390px, 80%)' }));
export const lines = style(inPage({ display: 'block', inlineSize: '100%', blockSize: '100%', maxInlineSize: 'none' }));

const pulse = keyframes({
  from: { boxShadow: '0 0 0 0 rgb(255 82 38 / 0.7)' },
  to: { boxShadow: '0 0 0 18px rgb(255 82 38 / 0)' },
});
/** The live price, the only orange element. It pulses once at the start. */
export const live = style(
  inPage({
    position: 'absolute',
    insetInlineEnd: -5,
    insetBlockStart: 'calc(23.71% - 5px)',
    inlineSize: 10,
    blockSize: 10,
    borderRadius: '50%',
    background: tokens.color.buoy,
    '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${pulse} 900ms ease-out 600ms 1` } },
  }),
);
export const book = style(
  inPage({
    padding: '14px 0',
    borderInlineStart: `1px solid ${app.rule}`,
    '@media': { [breakpoints.narrow]: { display: 'none' } },
  }),
);
export const bookTitle = style(inPage({ margin: 0, padding: '4px 16px 12px', color: app.muted, fontWeight: 500 }));
const orders = style(
  inPage({ position: 'relative', display: 'flex', justifyContent: 'space-between', padding: '5px 16px' }),
);
export const order = styleVariants({
  sell: [orders, inPage({ color: app.text })],
  buy: [orders, inPage({ color: app.text })],
});
export const depth = style(
  inPage({
    position: 'absolute',
    inset: '1px 0',
    inlineSize: '100%',
    blockSize: 'calc(100% - 2px)',
    opacity: 0.17,
    selectors: { [`${order.sell} > &`]: { fill: app.down }, [`${order.buy} > &`]: { fill: app.up } },
  }),
);
export const side = styleVariants({ sell: inPage({ color: app.down }), buy: inPage({ color: app.up }) });
export const last = style(
  inPage({
    margin: 0,
    padding: '12px 16px',
    fontFamily: tokens.font.heading,
    fontSize: '1.5rem',
    fontWeight: 300,
    lineHeight: 1,
  }),
);
