import type { Scene } from 'studio/painting';
import { picture } from '../../draw/svg.ts';

/** 16:10, the size of a case's picture on a service page. */
export const size = { width: 1280, height: 800, scale: 1 } as const;

/** A case's world with a part of its store. Each child of the body fills the picture unless its style places it. */
export const worldScene = (fonts: readonly string[], style: string, body: string): Scene => ({
  ...size,
  fonts,
  style: `body>*{position:absolute;inset:0}i{font-style:normal}${style}`,
  body,
});

/** A drawing over the whole picture. */
export const layer = (drawing: string): string => `<div>${picture(size.width, size.height, drawing)}</div>`;

/** A phone's screen in the size that phones are painted from. */
export const phoneScreen = (fonts: readonly string[], style: string, body: string): Scene => ({
  width: 390,
  height: 844,
  scale: 2,
  fonts,
  style: `i{font-style:normal}${style}`,
  body,
});
