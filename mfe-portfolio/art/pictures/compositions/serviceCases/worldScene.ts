import type { Scene } from 'studio/painting';
import { picture } from '../../draw/svg.ts';

/** 16:10, as a page of a service shows its case. */
export const size = { width: 1280, height: 800, scale: 1 } as const;

/** A case's world with something of its store in it; each child of the body fills the picture, unless it says where it stands. */
export const worldScene = (fonts: readonly string[], style: string, body: string): Scene => ({
  ...size,
  fonts,
  style: `body>*{position:absolute;inset:0}i{font-style:normal}${style}`,
  body,
});

/** A drawing over the whole picture. */
export const layer = (drawing: string): string => `<div>${picture(size.width, size.height, drawing)}</div>`;

/** A screen of a phone, in the size that phones are painted from. */
export const phoneScreen = (fonts: readonly string[], style: string, body: string): Scene => ({
  width: 390,
  height: 844,
  scale: 2,
  fonts,
  style: `i{font-style:normal}${style}`,
  body,
});
