import { readFileSync } from 'node:fs';
import { type Scene, sceneInFrame } from '../painting.ts';
import { faces } from './faces.ts';

/** What lies under a card's words. */
export interface Backdrop {
  readonly ink: 'foam' | 'ink';
  /** A CSS background: the water, the paper. */
  readonly ground: string;
  /** What lies on it, from back to front, as HTML; each element is placed by itself. */
  readonly layers: readonly string[];
}

/** A place in the card, in its pixels. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Deep water, lit where the drawing is. `at` in percent of the width and the height. */
export const overWater = (layers: readonly string[], at: readonly [x: number, y: number] = [74, 40]): Backdrop => ({
  ink: 'foam',
  ground: `radial-gradient(60% 90% at ${at[0]}% ${at[1]}%,#12434a 0,#0a2a30 44%,#06171b 82%)`,
  layers,
});

/** Paper of a chart, for drawings in ink. */
export const overPaper = (layers: readonly string[]): Backdrop => ({ ink: 'ink', ground: '#f7f9f5', layers });

/** Lines go quiet under the name at the top and the title at the foot. */
const quietAtEnds = 'linear-gradient(#0000 6%,#0003 15%,#000 30%,#000 60%,#0002 78%)';

/** A committed drawing at a place, cropped or stretched as it says itself. `mask` is a CSS mask. */
export function drawing(file: URL, { left, top, width, height }: Place, mask = quietAtEnds): string {
  const bytes = readFileSync(file).toString('base64');
  return `<img alt="" src="data:image/svg+xml;base64,${bytes}" style="left:${left}px;top:${top}px;width:${width}px;height:${height}px;mask-image:${mask}">`;
}

/** A painted scene at a place: it covers the place's height, and is cut at its sides. */
export function picture(scene: Scene, { left, top, width, height }: Place): string {
  const scale = Math.max(width / scene.width, height / scene.height);
  return `<div style="left:${left}px;top:${top}px;width:${width}px;height:${height}px;overflow:hidden">${sceneInFrame(scene, faces, scale)}</div>`;
}

/** Colour over the whole card: from the top, stops of opacity in percent at places in percent. */
export function shade(color: string, stops: readonly (readonly [opacity: number, at: number])[]): string {
  const written = stops.map(([opacity, at]) => `color-mix(in srgb,${color} ${opacity}%,transparent) ${at}%`);
  return `<div style="inset:0;background:linear-gradient(${written.join(',')})"></div>`;
}
