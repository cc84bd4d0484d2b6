import { createVar, styleVariants } from '@vanilla-extract/css';
import { inPage, tokens } from 'shared/design';

const { color } = tokens;

/** Colour of the current service, in the light or dark tone that is readable on the section's surface. */
export const tone = createVar();

const toneOf = (value: string) => inPage({ vars: { [tone]: value } });

/** Tones for light surfaces: the dark variant of each colour. */
export const onPaper = styleVariants(
  { blue: color.blueInk, green: color.greenInk, amber: color.amberInk, red: color.redInk },
  toneOf,
);

/** Tones for dark surfaces. Blue and red are lighter, so that text is readable. */
export const onDeep = styleVariants(
  { blue: color.blueText, green: color.green, amber: color.amber, red: color.redText },
  toneOf,
);
