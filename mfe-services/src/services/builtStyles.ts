import { tokens } from 'shared/design';

/** Style of the label over what is built with a system: in the typeface of the text, as a title of its own rank. */
export const builtLabelStyle = {
  fontFamily: tokens.font.text,
  fontSize: tokens.size.lead,
  fontWeight: 500,
  lineHeight: 1.3,
  letterSpacing: 'normal',
  wordSpacing: 'normal',
} as const;

/** Style of each of the lines below it. */
export const builtPointStyle = {
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.title3,
  fontWeight: 300,
  lineHeight: 1.18,
  letterSpacing: '-0.015em',
  wordSpacing: '0.08em',
} as const;
