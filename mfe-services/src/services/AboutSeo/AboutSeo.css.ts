import { style } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

/** Lower and quieter than a section. */
export const note = style(inPage({ paddingBlock: 'clamp(48px, 4.6vw, 80px)' }));
/** One rule under the title, and a column for each paragraph. */
export const columns = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: `24px ${tokens.space.gutter}`,
    '@media': { [widths.belowLarge]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 18 } },
  }),
);
export const title = style(
  inPage({
    gridColumn: '1 / -1',
    margin: 0,
    paddingBlockEnd: 18,
    borderBlockEnd: `1.5px solid ${tokens.surface.text}`,
    fontSize: tokens.size.title2,
    letterSpacing: '-0.025em',
  }),
);
export const paragraph = style(inPage({ margin: 0, paddingInlineEnd: 'clamp(0px, 2vw, 32px)', maxInlineSize: '36em' }));
