import landscape from '../../../../art/hero-en.json';
import landscapeLines from '../../../../art/hero-en.svg';
import landscapeField from '../../../../art/hero-en-field.txt';
import portrait from '../../../../art/hero-en-portrait.json';
import portraitLines from '../../../../art/hero-en-portrait.svg';
import portraitField from '../../../../art/hero-en-portrait-field.txt';
import { pickHeroDrawingFields } from '../../../hero/drawing/pickHeroDrawingFields.ts';
import words from './en.json';

/** Messages of the home page, with the drawing of the brand in this language. */
export const messages = {
  ...words,
  heroDrawing: {
    landscape: pickHeroDrawingFields(landscapeLines, landscapeField, landscape),
    portrait: pickHeroDrawingFields(portraitLines, portraitField, portrait),
  },
};
