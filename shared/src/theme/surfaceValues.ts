import { tokens } from './tokens.css.ts';

const { color } = tokens;

/** Surface tokens on chart paper, which is also the page's own ground. */
export const paperValues = {
  background: color.paper,
  text: color.ink,
  quiet: color.ink2,
  rule: color.line,
  edge: color.control,
  accent: color.buoyInk,
};

/** And in deep water. */
export const deepValues = {
  background: color.deep,
  text: color.foam,
  quiet: color.foam2,
  rule: color.lineOnDark,
  edge: color.controlOnDark,
  accent: color.tide,
};
