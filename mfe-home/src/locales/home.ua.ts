import landscape from '../art/hero-ua.json';
import landscapeLines from '../art/hero-ua.svg';
import portrait from '../art/hero-ua-portrait.json';
import portraitLines from '../art/hero-ua-portrait.svg';
import { heroDrawing } from '../hero/heroDrawing.ts';
import words from './home.ua.json';

/** What the home page says, and the brand as it is drawn in this language. */
export const messages = {
  ...words,
  heroDrawing: { landscape: heroDrawing(landscapeLines, landscape), portrait: heroDrawing(portraitLines, portrait) },
};
