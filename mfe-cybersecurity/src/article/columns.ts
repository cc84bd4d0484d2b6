import { tokens } from 'shared/design';

/** So many of the article's eight columns, with what is between them, in what is as wide as they are; words and rules begin and end with one. */
export const computeColumnsWidth = (count: number, whole = '100%') =>
  `(${count} * (${whole} + ${tokens.space.gutter}) / 8 - ${tokens.space.gutter})`;
