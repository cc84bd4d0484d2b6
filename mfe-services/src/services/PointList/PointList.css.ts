import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';
import { tone } from '../tones.css.ts';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

/** On the line of the section's own title. */
export const title = style(
  inPage({
    margin: '0 0 clamp(20px, 2vw, 28px)',
    fontSize: tokens.size.title2,
    lineHeight: 1.06,
    letterSpacing: '-0.025em',
  }),
);
export const list = style(
  inPage({ margin: 0, padding: 0, borderBlockStart: `1.5px solid ${tokens.surface.text}`, listStyle: 'none' }),
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
