import { style } from '@vanilla-extract/css';
import { breakpoints, inPage, layout, tokens } from 'shared/design';

/** Padding in px at the top of the section, because the header overlays it. */
const underHeader = { wide: 124, narrow: 92 };

export const hub = style(inPage({ display: 'flex', flexDirection: 'column' }));
export const head = style([
  layout.wrap,
  inPage({
    inlineSize: '100%',
    paddingBlockStart: underHeader.wide,
    '@media': { [breakpoints.narrow]: { paddingBlockStart: underHeader.narrow } },
  }),
]);
/** Title and order button share a row, so that the delta starts in the first screen. */
export const top = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '20px 40px',
    marginBlockStart: 22,
    // Adds a gap below, because under 1024 px the delta starts with a horizontal line.
    '@media': { [breakpoints.belowLarge]: { paddingBlockEnd: 20 }, [breakpoints.narrow]: { marginBlockStart: 14 } },
  }),
);
export const title = style(
  inPage({ margin: 0, fontSize: tokens.size.banner, lineHeight: 0.98, letterSpacing: '-0.035em' }),
);
/** Summary in one sentence, only below 1024 px, where the paragraphs stand after the rows. */
export const sentence = style(
  inPage({
    margin: 0,
    inlineSize: '100%',
    fontSize: tokens.size.lead,
    lineHeight: 1.42,
    '@media': { [breakpoints.large]: { display: 'none' } },
  }),
);
const texts = style([
  layout.wrap,
  layout.columns,
  inPage({
    inlineSize: '100%',
    rowGap: 20,
    '@media': { '(768px <= width < 1200px)': { columnGap: 'clamp(24px, 4vw, 48px)' } },
  }),
]);
/** First paragraph, behind the rows below 1024 px. The focus order stays correct, because the paragraph contains nothing focusable. */
export const intro = style([
  texts,
  inPage({
    marginBlockStart: 'clamp(20px, 1.7vw, 28px)',
    '@media': {
      [breakpoints.belowLarge]: {
        order: 1,
        marginBlockStart: 0,
        paddingBlockStart: 48,
        // Hides the paragraph until the delta's HTML has arrived; else it would stand in the delta's place and then jump down.
        selectors: { '&:not(:has(~ div))': { display: 'none' } },
      },
    },
  }),
]);
export const further = style([
  texts,
  inPage({
    rowGap: 'clamp(24px, 2.8vw, 44px)',
    paddingBlock: 'clamp(56px, 5.6vw, 96px) clamp(64px, 7vw, 112px)',
    '@media': { [breakpoints.belowLarge]: { order: 2, paddingBlock: '28px 48px' } },
  }),
]);
const opens = {
  maxInlineSize: '32em',
  color: tokens.surface.text,
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.quote,
  fontWeight: 300,
  lineHeight: 1.3,
  letterSpacing: '-0.015em',
  wordSpacing: '0.08em',
};
export const paragraph = style(
  inPage({
    margin: 0,
    fontSize: tokens.size.lead,
    lineHeight: 1.5,
    color: tokens.surface.quiet,
    '@media': {
      // From 1024 px on, two paragraphs follow the delta. The first is large; the second has a drawing of joining streams beside it.
      [breakpoints.large]: {
        selectors: {
          [`${intro} > &`]: {
            gridColumn: '1 / 10',
            maxInlineSize: 'none',
            color: tokens.surface.text,
            fontSize: '1rem',
          },
          [`${further} > &`]: { gridArea: '2 / 7 / 3 / 13', alignSelf: 'center', maxInlineSize: '36em' },
          [`${further} > &:first-child`]: { ...opens, gridArea: '1 / 1 / 2 / 11' },
        },
      },
      // Below 1024 px, all three paragraphs follow the rows, and the first is large.
      [breakpoints.belowLarge]: {
        gridColumn: '1 / -1',
        selectors: { [`${intro} > &`]: opens },
      },
    },
  }),
);
/** Drawing of joining streams, from the window's left edge to the paragraph. Hidden below 1024 px, where the rows already show streams. */
export const together = style(
  inPage({
    gridArea: '2 / 1 / 3 / 7',
    display: 'block',
    inlineSize: `calc(100% + max(${tokens.space.margin}, (100vw - ${tokens.width.page}) / 2 + ${tokens.space.margin}))`,
    maxInlineSize: 'none',
    blockSize: 'clamp(240px, 21vw, 340px)',
    marginInlineStart: `calc(-1 * max(${tokens.space.margin}, (100vw - ${tokens.width.page}) / 2 + ${tokens.space.margin}))`,
    '@media': { [breakpoints.belowLarge]: { display: 'none' } },
  }),
);
