import { globalStyle, style } from '@vanilla-extract/css';
import { layers, openingSign, tokens, widths } from 'shared/design';
import { names } from '../Plan/names.ts';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

/** It stands under the water of the plan; on small screens beside its line at the page's margin. */
const start = { wide: names, narrow: '24px' };
const note = '#plan + #about-seo';

globalStyle(note, inPage({ paddingBlockStart: 0 }));
// No louder than what it is a note to.
globalStyle(`${note} h2`, inPage({ gridColumn: '1 / -1', fontSize: tokens.size.title2, letterSpacing: '-0.025em' }));
globalStyle(
  `${note} > *`,
  inPage({
    paddingInlineStart: `calc(${tokens.space.margin} + ${start.wide})`,
    '@media': { [widths.belowLarge]: { paddingInlineStart: `calc(${tokens.space.margin} + ${start.narrow})` } },
  }),
);
globalStyle(`${note} > :last-child`, inPage({ marginBlockStart: 24 }));
// The one part of the budget that the plan follows, in orange, goes through this channel.
globalStyle(
  `${note}::before`,
  inPage({
    content: '""',
    position: 'absolute',
    insetBlock: `0 ${tokens.space.section}`,
    insetInlineStart: `calc(max(0px, (100% - ${tokens.width.page}) / 2) + ${tokens.space.margin} + ${start.wide} - 32px)`,
    inlineSize: 2.4,
    background: tokens.color.buoy,
    forcedColorAdjust: 'none',
    '@media': { [widths.belowLarge]: { insetInlineStart: tokens.space.margin } },
  }),
);
const read = { maxInlineSize: '40em' };

export const first = style(inPage({ ...read, margin: 0, fontSize: tokens.size.lead, lineHeight: 1.5 }));
export const more = style(
  inPage({
    maxInlineSize: '45em',
    marginBlock: 20,
    borderBlock: `1px solid ${tokens.surface.rule}`,
    color: tokens.surface.quiet,
  }),
);
export const summary = style([
  openingSign,
  inPage({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 24,
    paddingBlock: 12,
    lineHeight: 1.6,
    color: tokens.surface.text,
    fontWeight: 500,
    cursor: 'pointer',
  }),
]);
