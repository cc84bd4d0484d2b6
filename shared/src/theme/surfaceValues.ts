import { tokens } from './tokens.css.ts';

const { color } = tokens;

export const paperTokens = {
  background: color.paper,
  text: color.ink,
  quiet: color.ink2,
  rule: color.line,
  edge: color.control,
  accent: color.buoyInk,
};

export const deepTokens = {
  background: color.deep,
  text: color.foam,
  quiet: color.foam2,
  rule: color.lineOnDark,
  edge: color.controlOnDark,
  accent: color.tide,
};
