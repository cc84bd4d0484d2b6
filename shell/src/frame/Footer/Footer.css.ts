import { style } from '@vanilla-extract/css';
import { layers, layout, tokens } from 'shared/design';

const inShell = (rule: Record<string, unknown>) => ({ '@layer': { [layers.shell]: rule } });

/** Deep water. */
export const footer = style([
  layout.whenNear,
  inShell({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    paddingBlockStart: 'clamp(88px, 9vw, 150px)',
    background: `linear-gradient(#0b2b31, ${tokens.color.deep} 70%)`,
    color: tokens.color.foam,
    vars: { [tokens.color.focus]: tokens.color.buoy },
    '@media': { print: { display: 'none' } },
  }),
]);
export const art = style(
  inShell({
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    inlineSize: '100%',
    blockSize: '100%',
    maxInlineSize: 'none',
    objectFit: 'cover',
    opacity: 0.75,
    maskImage: 'linear-gradient(#000 30%, #0003 78%)',
    pointerEvents: 'none',
    '@media': {
      // On phones words stand on all of it.
      '(width < 768px)': { maskImage: 'linear-gradient(#0005, #0003 78%)' },
      '(forced-colors: active)': { display: 'none' },
    },
  }),
);
export const inner = style(
  inShell({ maxInlineSize: tokens.width.page, marginInline: 'auto', paddingInline: tokens.space.margin }),
);
export const heading = style(
  inShell({
    margin: 0,
    maxInlineSize: '9.5em',
    fontSize: tokens.size.footer,
    lineHeight: 0.96,
    letterSpacing: '-0.035em',
  }),
);
export const actions = style(
  inShell({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '16px 32px',
    marginBlockStart: 'clamp(36px, 4vw, 60px)',
  }),
);
export const phone = style(
  inShell({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 48,
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.title2,
    fontWeight: 300,
    lineHeight: 1,
    letterSpacing: '-0.02em',
    wordSpacing: '0.09em',
    fontVariantNumeric: 'lining-nums',
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline', textDecorationThickness: 1 },
  }),
);
/** Three quiet columns; where there is no space, one under another. */
export const columns = style(
  inShell({
    display: 'grid',
    gap: '40px 24px',
    marginBlockStart: 'clamp(88px, 10vw, 170px)',
    paddingBlockEnd: 40,
    gridTemplateColumns: 'repeat(12, 1fr)',
    '@media': { '(width < 768px)': { gridTemplateColumns: '1fr' } },
  }),
);
const column = (from: number, to: number) =>
  style(inShell({ '@media': { '(width >= 768px)': { gridColumn: `${from} / ${to}` } } }));
export const explore = column(1, 6);
export const chatColumn = column(7, 10);
export const office = column(10, 13);
export const label = style(
  inShell({
    margin: '0 0 8px',
    fontFamily: tokens.font.text,
    fontSize: tokens.size.small,
    fontWeight: 400,
    lineHeight: 1.4,
    letterSpacing: 0,
    wordSpacing: 'normal',
    color: tokens.color.foam2,
  }),
);
export const list = style(inShell({ margin: 0, padding: 0, listStyle: 'none' }));
/** A line under the words that leads on with its arrow. */
export const onward = style(
  inShell({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    minBlockSize: 44,
    fontWeight: 500,
    textDecoration: 'none',
    background: 'linear-gradient(currentColor, currentColor) 0 calc(100% - 5px) / 100% 1px no-repeat',
    transition: `background-size ${tokens.time.fast} ${tokens.ease.out}`,
    ':hover': { backgroundSize: 'calc(100% - 1.9em) 1px' },
  }),
);
export const chat = style(
  inShell({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 44,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
  }),
);
export const address = style(inShell({ fontStyle: 'normal', lineHeight: '44px' }));
export const base = style(
  inShell({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 32px',
    paddingBlock: '14px 20px',
    borderBlockStart: `1px solid ${tokens.color.lineOnDark}`,
    fontSize: tokens.size.small,
    color: tokens.color.foam2,
  }),
);
export const legal = style(
  inShell({ display: 'flex', flexWrap: 'wrap', gap: '0 28px', margin: 0, padding: 0, listStyle: 'none' }),
);
export const legalLink = style(
  inShell({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 44,
    textDecoration: 'none',
    ':hover': { color: tokens.color.foam, textDecoration: 'underline' },
  }),
);
