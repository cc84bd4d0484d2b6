import { style, styleVariants } from '@vanilla-extract/css';
import { inPage, visuallyHidden } from 'shared/design';
import { app, colors } from '../exchange.css.ts';

export const look = styleVariants(
  { up: colors.up, down: colors.down, upOnDark: app.up, downOnDark: app.down },
  (color) => inPage({ position: 'relative', color, whiteSpace: 'nowrap' }),
);
export const block = style(inPage({ display: 'block' }));
export const words = style([visuallyHidden]);
