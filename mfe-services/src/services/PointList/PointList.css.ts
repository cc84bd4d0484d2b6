import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';
import { tone } from '../tones.css.ts';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

/** A label of the list: the section's own title is the only one that speaks up. */
export const title = style(
  inPage({
    margin: 0,
    paddingBlockEnd: 12,
    color: tokens.surface.quiet,
    fontFamily: tokens.font.text,
    fontSize: tokens.size.small,
    fontWeight: 400,
    // As high as a line of the text beside it.
    lineHeight: `calc(${tokens.size.lead} * 1.5)`,
    letterSpacing: 'normal',
    wordSpacing: 'normal',
  }),
);
export const list = style(
  inPage({ margin: 0, padding: 0, borderBlockStart: `1px solid ${tokens.surface.rule}`, listStyle: 'none' }),
);
/** A short piece of the current leads each line. */
export const point = style(
  inPage({
    position: 'relative',
    paddingBlock: '18px 20px',
    paddingInlineStart: 56,
    borderBlockEnd: `1px solid ${tokens.surface.rule}`,
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.title3,
    fontWeight: 300,
    lineHeight: 1.18,
    letterSpacing: '-0.015em',
    wordSpacing: '0.08em',
    textWrap: 'pretty',
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: 'calc(18px + 0.59em)',
      inlineSize: 32,
      borderBlockStart: `1.5px solid ${tone}`,
    },
  }),
);
export const closing = style(inPage({ margin: '28px 0 0', color: tokens.surface.quiet }));
