import { assignVars, styleVariants } from '@vanilla-extract/css';
import { inShared } from '../theme/inLayer.ts';
import { deepTokens, paperTokens } from '../theme/surfaceValues.ts';
import { tokens } from '../theme/tokens.css.ts';

const { color } = tokens;
const grounds = {
  paper: { ...paperTokens, focus: color.buoyInk },
  paper2: { ...paperTokens, background: color.paper2, focus: color.buoyInk },
  white: { ...paperTokens, background: color.white, focus: color.buoyInk },
  deep: { ...deepTokens, focus: color.buoy },
  deep2: { ...deepTokens, background: color.deep2, focus: color.buoy },
};

export type Surface = keyof typeof grounds;

/** Sets background, text colour and the tokens of `tokens.surface` for an element and its content. */
export const surfaces = styleVariants(grounds, ({ focus, ...values }) =>
  inShared({
    background: tokens.surface.background,
    color: tokens.surface.text,
    vars: { ...assignVars(tokens.surface, values), [color.focus]: focus },
  }),
);
