import { tokens } from './tokens.css.ts';

const { color } = tokens;

/** Values of the surface tokens on light backgrounds. */
export const paperValues = {
  background: color.paper,
  text: color.ink,
  quiet: color.ink2,
  rule: color.line,
  edge: color.control,
  accent: color.buoyInk,
};

/** Values of the surface tokens on dark backgrounds. */
export const deepValues = {
  background: color.deep,
  text: color.foam,
  quiet: color.foam2,
  rule: color.lineOnDark,
  edge: color.controlOnDark,
  accent: color.tide,
};
