import { readFileSync } from 'node:fs';
import { createSceneIframe, type Scene } from '../painting.ts';
import { siteTypefaces } from './faces.ts';

/** Background of a card's text. */
export interface Backdrop {
  readonly ink: 'foam' | 'ink';
  /** CSS background: a dark blue gradient, or a plain light colour. */
  readonly ground: string;
  /** HTML elements on the background, from back to front, each with its own position. */
  readonly layers: readonly string[];
}

/** A rectangle in the card, in px. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Creates a dark backdrop with a glow behind the drawing. `at` is the glow's centre, in percent of the card's width and height. */
export const createWaterBackdrop = (
  layers: readonly string[],
  at: readonly [x: number, y: number] = [74, 40],
): Backdrop => ({
  ink: 'foam',
  ground: `radial-gradient(60% 90% at ${at[0]}% ${at[1]}%,#12434a 0,#0a2a30 44%,#06171b 82%)`,
  layers,
});

/** Creates a light backdrop, for dark drawings. */
export const createPaperBackdrop = (layers: readonly string[]): Backdrop => ({ ink: 'ink', ground: '#f7f9f5', layers });

/** Mask that fades a drawing out behind the name at the top and the title at the bottom of the card. */
const quietAtEnds = 'linear-gradient(#0000 6%,#0003 15%,#000 30%,#000 60%,#0002 78%)';

/** Returns the HTML of a committed drawing. Its preserveAspectRatio decides whether it is cropped or stretched. `mask` is a CSS mask. */
export function createDrawingBackdrop(file: URL, { left, top, width, height }: Place, mask = quietAtEnds): string {
  const bytes = readFileSync(file).toString('base64');
  return `<img alt="" src="data:image/svg+xml;base64,${bytes}" style="left:${left}px;top:${top}px;width:${width}px;height:${height}px;mask-image:${mask}">`;
}

/** Returns the HTML of a painted scene, which covers a rectangle and is cropped at its edges. */
export function createPictureBackdrop(scene: Scene, { left, top, width, height }: Place): string {
  const scale = Math.max(width / scene.width, height / scene.height);
  return `<div style="left:${left}px;top:${top}px;width:${width}px;height:${height}px;overflow:hidden">${createSceneIframe(scene, siteTypefaces, scale)}</div>`;
}

/** Returns the HTML of a gradient over the whole card. A stop consists of an opacity and a distance from the top, both in percent. */
export function createGradientOverlay(
  color: string,
  stops: readonly (readonly [opacity: number, at: number])[],
): string {
  const written = stops.map(([opacity, at]) => `color-mix(in srgb,${color} ${opacity}%,transparent) ${at}%`);
  return `<div style="inset:0;background:linear-gradient(${written.join(',')})"></div>`;
}
