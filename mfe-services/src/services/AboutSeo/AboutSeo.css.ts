import { style } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

/** Lower and quieter than a section. */
export const note = style(inPage({ paddingBlock: 'clamp(48px, 4.6vw, 80px)' }));
export const columns = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: `20px ${tokens.space.gutter}`,
    alignItems: 'start',
    '@media': {
      [widths.belowLarge]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);
export const title = style(inPage({ margin: 0, fontSize: tokens.size.title3, letterSpacing: '-0.015em' }));
export const paragraph = style(
  inPage({
    margin: 0,
    paddingInlineEnd: 'clamp(0px, 1.2vw, 20px)',
    maxInlineSize: '36em',
    color: tokens.surface.quiet,
    fontSize: '0.9375rem',
    lineHeight: 1.55,
    '@media': {
      // A rule between the columns, as beside a note on a chart.
      [widths.large]: { paddingInlineStart: 24, borderInlineStart: `1px solid ${tokens.surface.rule}` },
    },
  }),
);
