import type { Scene } from 'studio/painting';
import { createSvgElement } from '../../draw/svg.ts';

/** Size of a case's picture on a service page (16:10). */
export const serviceCaseSize = { width: 1280, height: 800, scale: 1 } as const;

/** Returns a scene from the world of a case, with a part of its store. Each child of `body` fills the picture unless `style` places it. */
export const createWorldScene = (fonts: readonly string[], style: string, body: string): Scene => ({
  ...serviceCaseSize,
  fonts,
  style: `body>*{position:absolute;inset:0}i{font-style:normal}${style}`,
  body,
});

/** Returns a drawing as a layer over the whole picture. */
export const drawLayer = (drawing: string): string =>
  `<div>${createSvgElement(serviceCaseSize.width, serviceCaseSize.height, drawing)}</div>`;

/** Returns a phone's screen, in the size in which `device.ts` expects it. */
export const createPhoneScene = (fonts: readonly string[], style: string, body: string): Scene => ({
  width: 390,
  height: 844,
  scale: 2,
  fonts,
  style: `i{font-style:normal}${style}`,
  body,
});
