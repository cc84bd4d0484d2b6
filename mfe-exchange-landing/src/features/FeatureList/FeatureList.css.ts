import { style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';
import { app } from '../../exchange.css.ts';

const plain = { margin: 0, padding: 0, listStyle: '""' } as const;

export const features = style(
  inPage({
    ...plain,
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: `40px ${tokens.space.gutter}`,
    '@media': {
      [breakpoints.belowLarge]: { gridTemplateColumns: '1fr 1fr' },
      [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);
export const feature = style(
  inPage({
    minInlineSize: 0,
    '@media': {
      [breakpoints.medium]: {
        display: 'grid',
        gridRow: 'span 3',
        gridTemplateRows: 'subgrid',
        rowGap: 0,
        // The first feature is the core of the app, so it is twice as wide.
        selectors: { '&:first-child': { gridColumn: 'span 2' } },
      },
    },
  }),
);
/** Picture of a part of the app's window. */
export const part = style(
  inPage({
    position: 'relative',
    display: 'grid',
    minBlockSize: 372,
    overflow: 'hidden',
    borderRadius: tokens.radius.window,
    background: app.ground,
    color: app.text,
    // Print keeps the colours of this picture of a screen.
    printColorAdjust: 'exact',
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const title = style(
  inPage({
    alignSelf: 'last baseline',
    margin: '24px 0 0',
    fontSize: tokens.size.title2,
    letterSpacing: '-0.025em',
    // Reduces the font size from 1024 px on, so that a title of two words stays on one line in a quarter of the window.
    '@media': {
      [breakpoints.large]: { selectors: { [`${feature}:nth-child(n + 2) > &`]: { fontSize: tokens.size.title3 } } },
    },
  }),
);
export const text = style(inPage({ margin: '20px 0 0', maxInlineSize: '30em', color: tokens.surface.quiet }));
export const prices = style(inPage({ padding: 20 }));
export const rows = style(
  inPage({
    ...plain,
    position: 'relative',
    display: 'grid',
    gap: '12px 40px',
    alignContent: 'start',
    '@media': { [breakpoints.medium]: { gridTemplateColumns: 'repeat(3, auto)', justifyContent: 'space-between' } },
  }),
);
export const row = style(inPage({ display: 'flex', gap: 12, alignItems: 'center' }));
export const end = style(inPage({ marginInlineStart: 'auto' }));
export const depth = style(
  inPage({ position: 'absolute', inset: 'auto 0 0', inlineSize: '100%', maxInlineSize: 'none', blockSize: '77%' }),
);
/** The last price, above the gap between the two banks of the drawing. */
export const middle = style(
  inPage({
    position: 'absolute',
    insetInlineStart: '55.7%',
    insetBlockEnd: 0,
    display: 'grid',
    justifyItems: 'center',
    gap: 10,
    blockSize: '50%',
    gridTemplateRows: 'auto 1fr',
    translate: '-50% 0',
    fontFamily: tokens.font.heading,
    fontSize: 'clamp(1.5rem, 2.2vw, 2.25rem)',
    fontWeight: 300,
    lineHeight: 1,
    letterSpacing: '-0.03em',
    whiteSpace: 'nowrap',
    '::after': { content: '""', borderInlineStart: `1px dashed ${app.muted}` },
  }),
);
export const form = style(
  inPage({
    position: 'relative',
    display: 'grid',
    gap: 9,
    alignContent: 'end',
    padding: '16px 24px 24px',
  }),
);
/** The day's price curve, above the order form. The app's window in the banner shows the same curve. */
export const curve = style(
  inPage({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    inlineSize: '100%',
    maxInlineSize: 'none',
    blockSize: 84,
  }),
);
export const tabs = style(inPage({ display: 'grid', gridTemplateColumns: '1fr 1fr', textAlign: 'center' }));
const tabs_ = { paddingBlock: 8 } as const;
export const tabOn = style(inPage({ ...tabs_, background: '#12303b', color: app.up }));
export const tab = style(inPage({ ...tabs_, color: app.muted }));
export const line = style(
  inPage({
    display: 'flex',
    justifyContent: 'space-between',
    paddingBlockEnd: 7,
    borderBlockEnd: `1px solid ${app.rule}`,
  }),
);
export const quiet = style(inPage({ color: app.muted }));
export const confirm = style(
  inPage({
    marginBlockStart: 4,
    padding: 10,
    borderRadius: 8,
    background: app.up,
    color: '#04211c',
    fontWeight: 500,
    textAlign: 'center',
  }),
);
/** Style of the alerts: a price curve runs down the left side, and each of three alerts stands beside a third of it. */
export const course = style(
  inPage({ position: 'absolute', insetInlineStart: 0, insetBlock: 0, inlineSize: 96, blockSize: '100%' }),
);
export const alerts = style(
  inPage({ ...plain, display: 'grid', gridTemplateRows: 'repeat(3, 1fr)', paddingInline: '116px 16px' }),
);
export const alert = style(
  inPage({
    display: 'grid',
    gap: 2,
    alignContent: 'center',
    color: '#c9d8d8',
    textWrap: 'pretty',
    selectors: { '& + &': { borderBlockStart: `1px solid ${app.rule}` } },
  }),
);
export const kind = style(inPage({ color: app.text, fontWeight: 500 }));
