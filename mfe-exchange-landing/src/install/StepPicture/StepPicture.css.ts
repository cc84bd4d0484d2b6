import { style, styleVariants } from '@vanilla-extract/css';
import { inPage, tokens } from 'shared/design';
import { colors, ice } from '../../exchange.css.ts';

/** Media query: the three pictures stand side by side and are narrow. */
const tablet = '(768px <= width < 1024px)';
const shadow = '0 0 0 1px rgb(7 21 31 / 0.1), 0 16px 34px -18px rgb(7 21 31 / 0.5)';

export const picture = style(
  inPage({
    display: 'grid',
    minBlockSize: 256,
    margin: '22px 0 0',
    padding: '28px clamp(16px, 2vw, 32px) 0',
    borderRadius: 8,
    background: ice.ground,
    overflow: 'hidden',
    fontSize: '0.9375rem',
    lineHeight: 1.3,
  }),
);
/** The drawn app or browser window in a step's picture. The picture crops its lower part. */
export const window = style(
  inPage({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    borderRadius: '10px 10px 0 0',
    background: '#ffffff',
    boxShadow: shadow,
    overflow: 'hidden',
  }),
);
export const bar = style(
  inPage({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 40,
    padding: '6px 14px',
    borderBlockEnd: `1px solid ${ice.rule}`,
    fontSize: tokens.size.small,
  }),
);
export const controls = style(
  inPage({ flex: 'none', inlineSize: 68, blockSize: 10, fill: 'none', stroke: 'currentColor', opacity: 0.6 }),
);
export const address = style(
  inPage({
    flexGrow: 1,
    maxInlineSize: 220,
    padding: '4px 14px',
    borderRadius: tokens.radius.round,
    background: ice.ground,
    color: ice.muted,
  }),
);
/** Small drawing of the landing page's offer in the browser's window. */
export const page = style(
  inPage({
    position: 'relative',
    isolation: 'isolate',
    flexGrow: 1,
    display: 'grid',
    alignContent: 'space-between',
    gap: 20,
    padding: '14px 14px 20px 18px',
    background: 'linear-gradient(#f4f7f5, #cfe2de)',
    printColorAdjust: 'exact',
  }),
);
export const water = style(
  inPage({
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    objectPosition: '100% 100%',
    opacity: 0.55,
    maskImage: 'linear-gradient(#0000 35%, #000 75%)',
  }),
);
export const offer = style(
  inPage({
    maxInlineSize: '11em',
    fontFamily: tokens.font.heading,
    fontSize: '1.5rem',
    fontWeight: 300,
    lineHeight: 1.05,
    letterSpacing: '-0.02em',
    textWrap: 'balance',
    '@media': { [tablet]: { fontSize: '1.25rem' } },
  }),
);
/** The file that the browser downloads: a sheet below the download icon in the browser's bar. */
export const sheet = style(
  inPage({
    order: -1,
    justifySelf: 'end',
    inlineSize: 'min(100%, 250px)',
    padding: '12px 16px 14px',
    borderRadius: 8,
    background: '#ffffff',
    boxShadow: shadow,
    fontWeight: 500,
  }),
);
/** Progress bar, drawn as vertical lines. Two thirds of the lines are filled. */
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
export const installer = style(
  inPage({
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    padding: '22px 20px',
    '@media': { [tablet]: { paddingInline: 14 } },
  }),
);
/** The installer's progress: three circles on a line, filled for finished steps and outlined for later steps. */
export const stations = style(
  inPage({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    margin: '24px 12px 22px',
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
export const buttons = style(
  inPage({ display: 'flex', justifyContent: 'end', gap: 8, marginBlockStart: 'auto', paddingBlockStart: 22 }),
);
const pill = style(
  inPage({
    padding: '8px 20px',
    borderRadius: tokens.radius.round,
    boxShadow: `inset 0 0 0 1px ${ice.rule}`,
    '@media': { [tablet]: { paddingInline: 12, fontSize: tokens.size.small } },
  }),
);
export const back = style([pill, inPage({ color: ice.muted })]);
export const next = style([
  pill,
  inPage({ background: ice.ink, color: '#ffffff', boxShadow: 'none', printColorAdjust: 'exact' }),
]);
export const small = style(
  inPage({ display: 'block', color: ice.muted, fontSize: tokens.size.small, fontWeight: 400 }),
);
/** The drawing of the gate with two factors, above the input fields for both. */
export const signIn = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignContent: 'start',
    gap: '16px 14px',
    padding: '0 20px 22px',
    '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const gate = style(
  inPage({
    gridColumn: '1 / -1',
    justifySelf: 'center',
    inlineSize: 'calc(100% + 40px)',
    maxInlineSize: 'none',
    blockSize: 96,
    objectFit: 'cover',
    background: ice.ground,
  }),
);
export const factor = style(inPage({ minInlineSize: 0 }));
export const field = style(
  inPage({
    display: 'block',
    marginBlockStart: 6,
    padding: '9px 12px',
    borderRadius: 6,
    boxShadow: `inset 0 0 0 1px ${ice.rule}`,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    letterSpacing: '0.1em',
    fontVariantNumeric: 'tabular-nums',
  }),
);
/** The focused field: a coloured border, and the text cursor after its content. */
export const asked = style([
  field,
  inPage({
    boxShadow: `inset 0 0 0 2px ${colors.deepTeal}`,
    letterSpacing: '0.28em',
    '::after': {
      content: '""',
      display: 'inline-block',
      blockSize: '1.1em',
      marginInlineStart: 2,
      borderInlineStart: `1.5px solid ${colors.deepTeal}`,
      verticalAlign: '-0.2em',
    },
  }),
]);
