import { createVar, styleVariants } from '@vanilla-extract/css';
import { inPage, tokens } from 'shared/design';

const { color } = tokens;

/** Colour of the current service: the dark variant on light backgrounds, the light variant on dark ones. */
export const tone = createVar();

const toneOf = (value: string) => inPage({ vars: { [tone]: value } });

/** Classes that set `tone` on light backgrounds, by colour of the service. */
export const onPaper = styleVariants(
  { blue: color.blueInk, green: color.greenInk, amber: color.amberInk, red: color.redInk },
  toneOf,
);

/** Classes that set `tone` on dark backgrounds. Blue and red have lighter variants there, because text would be hard to read. */
export const onDeep = styleVariants(
  { blue: color.blueText, green: color.green, amber: color.amber, red: color.redText },
  toneOf,
);
