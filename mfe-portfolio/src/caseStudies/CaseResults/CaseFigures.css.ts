import { style } from '@vanilla-extract/css';
import { layers, tokens, widths } from 'shared/design';
import { caseColors } from '../caseColors.css.ts';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

/** Columns of the smaller figures, by width. */
const inRow = { wide: 5, medium: 3, narrow: 2 };
const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const numerals = {
  margin: 0,
  fontFamily: tokens.font.heading,
  fontWeight: 300,
  fontVariantNumeric: 'lining-nums',
  whiteSpace: 'nowrap',
};

export const figures = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: columns(inRow.wide),
    rowGap: 32,
    margin: 0,
    '@media': {
      [widths.belowLarge]: { gridTemplateColumns: columns(inRow.medium) },
      [widths.narrow]: { gridTemplateColumns: columns(inRow.narrow) },
    },
  }),
);
/** Number and label on one baseline, over the rule that the other figures hang from. */
export const first = style(
  inPage({
    gridColumn: '1 / -1',
    display: 'flex',
    // The label comes first for those who listen; on a phone its line stands under the number's.
    flexFlow: 'row-reverse wrap-reverse',
    justifyContent: 'flex-end',
    alignItems: 'flex-start',
    gap: '24px 5vw',
    paddingBlockEnd: 'clamp(28px, 3.4vw, 56px)',
    borderBlockEnd: `1.5px solid ${tokens.surface.text}`,
  }),
);
/** The design's result figure, narrower where its digits and sign would leave a phone's page. */
export const largest = style(
  inPage({
    ...numerals,
    display: 'flex',
    alignItems: 'flex-start',
    fontSize: 'clamp(6.5rem, 30vw, 36rem)',
    lineHeight: 0.74,
    letterSpacing: '-0.065em',
    marginInlineStart: '-0.03em',
  }),
);
export const figure = style(
  inPage({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingInline: '20px 12px',
    borderInlineStart: `1px solid ${tokens.surface.rule}`,
    selectors: { [`${first} + &`]: { paddingInlineStart: 0, borderInlineStart: 0 } },
    '@media': {
      [widths.narrow]: {
        selectors: { '&:nth-child(even)': { paddingInlineStart: 0, borderInlineStart: 0 } },
      },
    },
  }),
);
export const value = style(
  inPage({ ...numerals, fontSize: tokens.size.title1, lineHeight: 0.95, letterSpacing: '-0.04em' }),
);
export const label = style(
  inPage({
    maxInlineSize: '16em',
    color: tokens.surface.quiet,
    selectors: {
      [`${first} > &`]: {
        maxInlineSize: '11em',
        color: tokens.surface.text,
        fontSize: tokens.size.lead,
        lineHeight: 1.35,
      },
      [`${figure} > &`]: { marginBlockStart: 12 },
    },
  }),
);
export const sign = style(inPage({ selectors: { [`${largest} > &`]: { color: caseColors.accent } } }));
export const unit = style(
  inPage({
    fontSize: '0.42em',
    letterSpacing: '-0.01em',
    selectors: {
      [`${largest} > &`]: {
        marginBlockStart: '0.02em',
        color: caseColors.accent,
        fontSize: '0.3em',
        lineHeight: 1,
        letterSpacing: '-0.02em',
      },
    },
  }),
);
