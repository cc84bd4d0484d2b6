import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';
import { keepsMargin } from '../pageEdge.css.ts';

/** Media query: each row is a card, because three columns would be narrower than long Ukrainian words. */
const cards = 'screen and (width < 640px)';

export const table = style([
  keepsMargin,
  inPage({
    inlineSize: '100%',
    marginBlock: '1.9em 2.2em',
    borderCollapse: 'collapse',
    overflowWrap: 'normal',
    lineHeight: 1.45,
    '@media': { [cards]: { display: 'block' }, [breakpoints.large]: { overflowWrap: 'anywhere' } },
  }),
]);
const of = (selector: string, rule: Record<string, unknown>) => globalStyle(`${table} ${selector}`, inPage(rule));

of(':is(th, td)', {
  inlineSize: '37.5%',
  padding: `18px ${tokens.space.gutter} 20px 0`,
  borderBlockEnd: `1px solid ${tokens.surface.rule}`,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': { [cards]: { display: 'block', inlineSize: 'auto', padding: 0, border: 0 } },
});
of(':is(th, td):first-child', { inlineSize: '25%' });
of(':is(th, td):last-child', { paddingInlineEnd: 0 });
of('thead th', {
  paddingBlock: '0 12px',
  borderBlockEnd: `1.5px solid ${tokens.surface.text}`,
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.title3,
  fontWeight: 300,
  lineHeight: 1.16,
  letterSpacing: '-0.012em',
  verticalAlign: 'bottom',
});
of('thead', { '@media': { [cards]: { display: 'none' } } });
of('tbody', { '@media': { [cards]: { display: 'grid', rowGap: 28 } } });
of('tbody th', {
  fontWeight: 500,
  '@media': {
    [cards]: {
      fontFamily: tokens.font.heading,
      fontSize: tokens.size.title3,
      fontWeight: 300,
      lineHeight: 1.16,
      letterSpacing: '-0.012em',
    },
  },
});
of('td', { color: tokens.surface.quiet });
/** On phones, names the column before the answer of a cell. */
of('td::before', {
  '@media': {
    [cards]: {
      content: 'attr(data-column)',
      display: 'block',
      color: tokens.surface.text,
      fontSize: tokens.size.small,
      fontWeight: 500,
    },
  },
});
of('tr', {
  '@media': {
    [cards]: {
      display: 'grid',
      rowGap: 12,
      paddingBlockStart: 16,
      borderBlockStart: `1.5px solid ${tokens.surface.text}`,
    },
    print: { breakInside: 'avoid' },
  },
});
export const caption = style(
  inPage({
    paddingBlockEnd: 20,
    color: tokens.surface.quiet,
    fontSize: tokens.size.small,
    textAlign: 'start',
    '@media': { [cards]: { display: 'block' } },
  }),
);
