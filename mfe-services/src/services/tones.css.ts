import { createVar, styleVariants } from '@vanilla-extract/css';
import { inPage, tokens } from 'shared/design';

const { color } = tokens;

/** The colour of the service that is being told, in a tone that can be read where it stands. */
export const tone = createVar();

const toneOf = (value: string) => inPage({ vars: { [tone]: value } });

/** On paper: the ink of each colour. */
export const onPaper = styleVariants(
  { blue: color.blueInk, green: color.greenInk, amber: color.amberInk, red: color.redInk },
  toneOf,
);

/** In deep water: blue and red have a lighter tone for words and figures. */
export const onDeep = styleVariants(
  { blue: color.blueText, green: color.green, amber: color.amber, red: color.redText },
  toneOf,
);
