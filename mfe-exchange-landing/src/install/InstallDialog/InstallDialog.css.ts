import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { inPage, tokens } from 'shared/design';
import { colors, ice } from '../../exchange.css.ts';

const still = '(prefers-reduced-motion: reduce)';

export const dialog = style(
  inPage({
    inlineSize: 'min(100% - 32px, 600px)',
    maxBlockSize: 'calc(100dvb - 32px)',
    padding: 'clamp(20px, 4vw, 32px)',
    border: 0,
    borderRadius: tokens.radius.window,
    background: '#fbfcf9',
    color: ice.ink,
    overscrollBehavior: 'contain',
    '::backdrop': { background: 'rgb(7 21 31 / 0.62)' },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  }),
);
globalStyle(`:root:has(${dialog}[open])`, inPage({ overflow: 'hidden', scrollbarGutter: 'stable' }));
export const title = style(
  inPage({
    margin: 0,
    fontFamily: tokens.font.text,
    fontSize: tokens.size.small,
    fontWeight: 400,
    lineHeight: 1.35,
    letterSpacing: 0,
    wordSpacing: 'normal',
    color: ice.muted,
  }),
);
export const progress = style(
  inPage({ position: 'relative', blockSize: 2, marginBlockStart: 16, background: '#d3dcda' }),
);
export const track = style(inPage({ display: 'block', inlineSize: '100%', blockSize: 2 }));
export const done = style(
  inPage({
    fill: colors.deepTeal,
    transition: `width ${tokens.time.fast} ${tokens.ease.out}`,
    '@media': { [still]: { transition: 'none' } },
  }),
);
const withoutScript = '(scripting: none)';
/** Selector of the dialog while its fallback message is visible: its script has failed, so it shows all steps. */
const allAtOnce = `${dialog}:has([data-fallback-message]:not([hidden]))`;
export const sorry = style(inPage({ margin: '24px 0 0' }));
export const steps = style(inPage({ margin: 0, padding: 0, listStyle: '""' }));
const slide = keyframes({ from: { translate: '24px', opacity: 0 } });
export const item = style(
  inPage({
    animation: `${slide} ${tokens.time.fast} ${tokens.ease.out}`,
    selectors: { '&[hidden]': { display: 'none' }, [`${allAtOnce} &[hidden]`]: { display: 'block' } },
    '@media': { [still]: { animation: 'none' }, [withoutScript]: { selectors: { '&[hidden]': { display: 'block' } } } },
  }),
);
export const step = style(
  inPage({
    margin: '24px 0 0',
    fontSize: tokens.size.title2,
    letterSpacing: '-0.025em',
    ':focus': { outline: 'none' },
  }),
);
export const label = style(
  inPage({
    display: 'block',
    marginBlockEnd: 6,
    fontFamily: tokens.font.text,
    fontSize: tokens.size.small,
    fontWeight: 400,
    letterSpacing: 0,
    color: ice.muted,
  }),
);
export const text = style(inPage({ margin: '12px 0 0', maxInlineSize: '34em', color: ice.muted }));
export const buttons = style(inPage({ display: 'flex', flexWrap: 'wrap', gap: 12, marginBlockStart: 26 }));
const base = style(
  inPage({
    minBlockSize: 48,
    paddingInline: 24,
    border: 0,
    borderRadius: tokens.radius.round,
    fontWeight: 500,
    cursor: 'pointer',
    '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
  }),
);
/** Row with the buttons Back and Next. Hidden while all steps are visible. */
const turns = style(
  inPage({
    selectors: { [`${allAtOnce} &`]: { display: 'none' } },
    '@media': { [withoutScript]: { display: 'none' } },
  }),
);
export const next = style([base, turns, inPage({ background: ice.ink, color: '#ffffff' })]);
export const back = style([
  base,
  turns,
  inPage({
    background: 'none',
    color: ice.ink,
    boxShadow: 'inset 0 0 0 1px #7c8c8d',
    selectors: { '&:disabled': { color: '#5d6d70', boxShadow: 'inset 0 0 0 1px #cfdad8', cursor: 'not-allowed' } },
  }),
]);
export const close = style([
  base,
  inPage({
    marginInlineStart: 'auto',
    paddingInline: 8,
    background: 'none',
    color: ice.muted,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  }),
]);
