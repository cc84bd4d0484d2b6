import landscape from '../../../../art/hero-ua.json';
import landscapeLines from '../../../../art/hero-ua.svg';
import landscapeField from '../../../../art/hero-ua-field.txt';
import portrait from '../../../../art/hero-ua-portrait.json';
import portraitLines from '../../../../art/hero-ua-portrait.svg';
import portraitField from '../../../../art/hero-ua-portrait-field.txt';
import { pickHeroDrawingFields } from '../../../hero/drawing/pickHeroDrawingFields.ts';
import words from './ua.json';

/** Messages of the home page, with the drawing of the brand in this language. */
export const messages = {
  ...words,
  heroDrawing: {
    landscape: pickHeroDrawingFields(landscapeLines, landscapeField, landscape),
    portrait: pickHeroDrawingFields(portraitLines, portraitField, portrait),
  },
};
