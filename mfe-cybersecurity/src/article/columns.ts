import { tokens } from 'shared/design';

/** Returns the width of `count` of the article's eight columns, with the gaps between them. `whole` is the width of all eight. */
export const computeColumnsWidth = (count: number, whole = '100%') =>
  `(${count} * (${whole} + ${tokens.space.gutter}) / 8 - ${tokens.space.gutter})`;
