import { style } from '@vanilla-extract/css';
import { layers, layout, tokens } from 'shared/design';

const inShell = (rule: Record<string, unknown>) => ({ '@layer': { [layers.shell]: rule } });

/** The number in the stream, from edge to edge of the page; the lines fade out above and below. */
export const water = style(
  inShell({
    position: 'relative',
    marginBlock: '-6% -9%',
    maskImage: 'linear-gradient(#0000 6%, #000 24%, #000 68%, #0000 92%)',
    '@media': { '(width < 768px)': { marginBlock: '0 -8%' } },
  }),
);
/** The fairway passes the middle of the number. */
export const fairway = style(
  inShell({ insetBlockStart: '31vw', '@media': { '(width < 768px)': { insetBlockStart: '62vw' } } }),
);
export const number = style(inShell({ display: 'block', inlineSize: '100%', blockSize: 'auto' }));
export const over = style(inShell({ position: 'absolute', inset: 0, pointerEvents: 'none' }));
/** Title, text and way home on one baseline. */
export const message = style([
  layout.wrap,
  inShell({
    // Over the drawing, which reaches below it: it would take what is pressed here.
    position: 'relative',
    display: 'grid',
    gap: '24px',
    gridTemplateColumns: '1fr 1fr auto',
    alignItems: 'center',
    paddingBlock: '24px 72px',
    '@media': { '(width < 1024px)': { gridTemplateColumns: '1fr', justifyItems: 'start' } },
  }),
]);
export const title = style(inShell({ margin: 0, fontSize: tokens.size.title2 }));
export const text = style(inShell({ margin: 0, color: tokens.color.ink2 }));
export const points = style(
  inShell({
    display: 'grid',
    gap: '0 24px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 30rem), 1fr))',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: tokens.size.lead,
  }),
);
export const point = style(
  inShell({
    display: 'grid',
    gridTemplateColumns: '9px 1fr',
    gap: 18,
    alignItems: 'baseline',
    paddingBlock: 20,
    borderBlockStart: `1px solid ${tokens.color.line}`,
    '::before': { content: '""', inlineSize: 9, blockSize: 9, borderRadius: '50%', background: tokens.color.ink },
  }),
);
export const question = style(
  inShell({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '20px 32px', marginBlockStart: 48 }),
);
export const questionText = style(
  inShell({ margin: 0, fontFamily: tokens.font.heading, fontSize: tokens.size.title2, fontWeight: 300 }),
);
