import { tokens } from 'shared/design';

/** Style of the label above a list of typical projects, in the text typeface. */
export const projectListLabelStyle = {
  fontFamily: tokens.font.text,
  fontSize: tokens.size.lead,
  fontWeight: 500,
  lineHeight: 1.3,
  letterSpacing: 'normal',
  wordSpacing: 'normal',
} as const;

export const projectListPointStyle = {
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.title3,
  fontWeight: 300,
  lineHeight: 1.18,
  letterSpacing: '-0.015em',
  wordSpacing: '0.08em',
} as const;
