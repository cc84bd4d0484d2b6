import { assignVars, styleVariants } from '@vanilla-extract/css';
import { inShared } from '../theme/inLayer.ts';
import { deepValues, paperValues } from '../theme/surfaceValues.ts';
import { tokens } from '../theme/tokens.css.ts';

const { color } = tokens;
const grounds = {
  paper: { ...paperValues, focus: color.buoyInk },
  paper2: { ...paperValues, background: color.paper2, focus: color.buoyInk },
  white: { ...paperValues, background: color.white, focus: color.buoyInk },
  deep: { ...deepValues, focus: color.buoy },
  deep2: { ...deepValues, background: color.deep2, focus: color.buoy },
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
