import { createVar, styleVariants } from '@vanilla-extract/css';
import { inPage, tokens } from 'shared/design';

const { color } = tokens;

/** The colour of the current service, in a tone that is readable on its surface. */
export const tone = createVar();

const toneOf = (value: string) => inPage({ vars: { [tone]: value } });

/** Tones on paper: the ink of each colour. */
export const onPaper = styleVariants(
  { blue: color.blueInk, green: color.greenInk, amber: color.amberInk, red: color.redInk },
  toneOf,
);

/** Tones in deep water: blue and red are lighter for text. */
export const onDeep = styleVariants(
  { blue: color.blueText, green: color.green, amber: color.amber, red: color.redText },
  toneOf,
);
