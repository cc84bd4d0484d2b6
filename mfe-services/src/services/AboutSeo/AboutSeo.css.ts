import { style } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

/** Lower and quieter than a section. */
export const note = style(inPage({ paddingBlock: 'clamp(48px, 4.6vw, 80px)' }));
export const columns = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) repeat(2, minmax(0, 1.5fr))',
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
    fontSize: '1rem',
    lineHeight: 1.55,
    '@media': {
      // A rule between the columns, as beside a note on a chart.
      [widths.large]: {
        gridColumn: '2',
        paddingInlineStart: 24,
        borderInlineStart: `1px solid ${tokens.surface.rule}`,
        // The longest has a column to itself.
        selectors: { '&:last-child': { gridArea: '1 / 3 / 3' } },
      },
    },
  }),
);
