import type { Language } from 'shared/contract';
import en from '../art/hero-en.json';
import enLines from '../art/hero-en.svg';
import enPortrait from '../art/hero-en-portrait.json';
import enPortraitLines from '../art/hero-en-portrait.svg';
import ua from '../art/hero-ua.json';
import uaLines from '../art/hero-ua.svg';
import uaPortrait from '../art/hero-ua-portrait.json';
import uaPortraitLines from '../art/hero-ua-portrait.svg';

/** What stands in the page itself and not in the picture of the lines: the letters of the brand, and the line through them. */
export interface HeroPieces {
  readonly viewBox: string;
  readonly letters: string;
  readonly fairway: string;
}

interface HeroDrawing {
  readonly lines: string;
  readonly pieces: HeroPieces;
}

/** The brand of each language in the stream, from 768 pixels on and below. */
export const heroDrawings: Readonly<
  Record<Language, { readonly landscape: HeroDrawing; readonly portrait: HeroDrawing }>
> = {
  ua: { landscape: { lines: uaLines, pieces: ua }, portrait: { lines: uaPortraitLines, pieces: uaPortrait } },
  en: { landscape: { lines: enLines, pieces: en }, portrait: { lines: enPortraitLines, pieces: enPortrait } },
};
