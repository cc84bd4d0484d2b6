import { breakpoints } from '../theme/breakpoints.ts';
import { computeFlow, getDistanceToObstacle } from './computeFlow.ts';
import { computeObjectFit, type Size } from './computeObjectFit.ts';
import { copyPictureToTexture } from './copyPictureToTexture.ts';
import { createPointerStone, type PointerStone } from './createPointerStone.ts';
import { createWaterSurface, stoneInks, type WaterSurface } from './createWaterSurface.ts';
import { isMotionAllowed } from './findWater.ts';
import { type FlowField, readFlowField } from './readFlowField.ts';
import { stillQuery } from './stillQuery.ts';

/** Water on a canvas that replaces the drawing. */
interface Water {
  readonly stone: PointerStone;
  /** Draws frames until nothing moves. */
  wake(): void;
  /** Returns the position of the canvas in the viewport. */
  origin(): { readonly left: number; readonly top: number };
}

/** Handles a movement or a tap over the water. Without an event, the pointer has left. */
export type PointerHandler = (event?: PointerEvent) => void;

/** Radius of the stone in CSS pixels: `part` of the canvas's width, at least `least` (phones), at most `most` (wide screens). */
const reaches = { least: 24, most: 42, part: 0.028 } as const;

/** With a device pixel ratio below `coarse`, the texture has twice the screen's resolution, unless a side would exceed `most` pixels. */
const fineness = { coarse: 2, most: 4096 } as const;

/**
 * Makes the water of a first screen react to the pointer. The first movement creates canvas and texture. A change of size, picture,
 * visibility or preferences releases both; the next movement creates them again from the current picture.
 */
export function makeWaterReact(part: HTMLElement, place: HTMLElement): PointerHandler {
  let water: Promise<Water | undefined> | undefined;
  let point: ((water: Water) => void) | undefined;
  let hasFailed = false;

  const schedule = (act: (water: Water) => void) => {
    point = act;
    if (!water && !hasFailed && isMotionAllowed()) begin();
    // Handles only the latest of the pointer events that come while the canvas is being created.
    void water?.then((ready) => {
      if (!ready || point !== act) return;
      act(ready);
      ready.wake();
    });
  };
  const begin = () => {
    const ending = new AbortController();
    const opening = layWater(part, place, ending).catch((error: unknown) => {
      // A change that ended the water while it was loading is no failure.
      if (ending.signal.aborted) return undefined;
      console.warn('The water stays still.', error);
      hasFailed = true;
      ending.abort();
      return undefined;
    });
    water = opening;
    ending.signal.addEventListener('abort', () => {
      if (water === opening) water = undefined;
      // Creates no further canvas, because a browser that lost a WebGL context may lose the next one, too.
      if (ending.signal.reason === lost) hasFailed = true;
    });
  };
  return (event) => {
    if (!event) {
      if (water) schedule(({ stone }) => stone.leave());
      return;
    }
    const { pointerType, clientX, clientY } = event;
    schedule(({ stone, origin }) => {
      const { left, top } = origin();
      stone[pointerType === 'touch' ? 'drop' : 'move'](clientX - left, clientY - top, performance.now());
    });
  };
}

const lost = 'The context was lost.';

/**
 * Loads the drawing's flow, waits for the end of the drawing's own animations, copies the picture into a texture, and replaces the picture
 * by a canvas. Returns undefined if it was aborted.
 */
async function layWater(part: HTMLElement, place: HTMLElement, ending: AbortController): Promise<Water | undefined> {
  const { signal } = ending;
  const stage = place.parentElement;
  const drawing = stage?.querySelector('img');
  if (!stage || !drawing) throw new Error('Where a stone may fall there is no drawing.');
  const end = () => ending.abort();
  endWhenAltered(place, drawing, end, signal);

  const [field] = await Promise.all([fetchField(place, signal), drawing.decode(), drawnItself(stage)]);
  if (signal.aborted) return undefined;
  const flow = computeFlow(field);
  const { left, top } = place.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = place;
  const box = { left, top, width, height };
  const { objectFit, objectPosition } = getComputedStyle(drawing);
  const at = computeObjectFit(field, box, objectFit, objectPosition);
  const unit = at.width / field.width;
  const reach = Math.min(reaches.most, Math.max(reaches.least, width * reaches.part));

  const canvas = document.createElement('canvas');
  const screen = screenSize(box);
  Object.assign(canvas, screen);
  Object.assign(canvas.style, { display: 'block', inlineSize: '100%', blockSize: '100%' });
  const ink = stoneInks[part.dataset.headerTheme === 'light' ? 'light' : 'dark'];
  const levels = listLevels(screen);
  const surface = createWaterSurface({ canvas, box, field, flow, drawing: at, reach, ink, levels });
  if (!surface) throw new Error('The browser gives no context for it.');
  signal.addEventListener('abort', () => surface.release());
  canvas.addEventListener('webglcontextlost', () => ending.abort(lost), { signal });

  const lines = [...stage.querySelectorAll<SVGPathElement>('[data-fairway]')].filter(
    (line) => line.getClientRects().length > 0,
  );
  if (!(await copyPictureToTexture(surface, { drawing, place: at, lines }, box, levels, signal))) {
    ending.abort();
    return undefined;
  }

  const stone = createPointerStone(
    reach,
    (x, y) => getDistanceToObstacle(field, flow, (x - at.x) / unit, (y - at.y) / unit) * unit,
  );
  const buoy = part.querySelector('[data-buoy]');
  const origin = () => place.getBoundingClientRect();
  const show = (now: number): boolean => {
    const { moves, ...moment } = stone.step(now);
    surface.draw({ ...moment, buoy: buoy ? measureMiddle(buoy, origin()) : undefined });
    return moves;
  };
  show(performance.now());
  replaceByCanvas(place, canvas, [drawing, ...lines], signal);
  return { stone, origin, wake: frames(show, place, surface, signal) };
}

function frames(
  show: (now: number) => boolean,
  place: HTMLElement,
  surface: WaterSurface,
  signal: AbortSignal,
): () => void {
  let handle = 0;
  const frame = (now: number) => {
    if (surface.gl.isContextLost()) return;
    handle = show(now) ? requestAnimationFrame(frame) : 0;
    place.dataset.stone = handle ? 'moves' : 'still';
  };
  signal.addEventListener('abort', () => cancelAnimationFrame(handle));
  return () => {
    if (signal.aborted || handle) return;
    handle = requestAnimationFrame(frame);
    // Sets the attribute before the first frame: while that frame is pending, tests must not take the water for still.
    place.dataset.stone = 'moves';
  };
}

/**
 * Shows the canvas and makes `originals`, the drawing and its lines, transparent until the signal aborts. Screen readers still find them.
 * The canvas is in a shadow root, so the DOM that React rendered stays unchanged.
 */
function replaceByCanvas(
  place: HTMLElement,
  canvas: HTMLCanvasElement,
  originals: readonly (HTMLElement | SVGElement)[],
  signal: AbortSignal,
): void {
  (place.shadowRoot ?? place.attachShadow({ mode: 'open' })).replaceChildren(canvas);
  place.dataset.stone = 'still';
  for (const { style } of originals) style.opacity = '0';
  signal.addEventListener('abort', () => {
    for (const { style } of originals) style.opacity = '';
    canvas.remove();
    place.dataset.stone = '';
  });
}

/** Ends the water when drawing, size or preferences change, or when it is out of sight. A removed element counts as out of sight. */
function endWhenAltered(place: HTMLElement, drawing: HTMLImageElement, end: () => void, signal: AbortSignal): void {
  const changed = () => isMotionAllowed() || end();
  document.addEventListener('visibilitychange', changed, { signal });
  matchMedia(stillQuery).addEventListener('change', changed, { signal });
  drawing.addEventListener('load', end, { signal });
  // Listens to `resize`, too, because rotation and zoom may leave the canvas's size in CSS pixels unchanged.
  addEventListener('resize', end, { signal });
  const sized = new ResizeObserver(([entry]) => {
    const { width = 0, height = 0 } = entry?.contentRect ?? {};
    if (before && (before.width !== width || before.height !== height)) end();
    before = { width, height };
  });
  let before: { readonly width: number; readonly height: number } | undefined;
  sized.observe(place);
  const seen = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting || end());
  seen.observe(place);
  signal.addEventListener('abort', () => {
    sized.disconnect();
    seen.disconnect();
  });
}

async function fetchField({ dataset }: HTMLElement, signal: AbortSignal): Promise<FlowField> {
  const { field = '', fieldPortrait = field } = dataset;
  const response = await fetch(matchMedia(breakpoints.narrow).matches ? fieldPortrait : field, { signal });
  if (!response.ok) throw new Error(`The field of the drawing did not arrive: ${response.status}.`);
  return readFlowField(await response.text());
}

/** Settles once all animations in the element have ended. */
const drawnItself = (stage: HTMLElement): Promise<unknown> =>
  Promise.allSettled(stage.getAnimations({ subtree: true }).map(({ finished }) => finished));

/** Returns a box's size in device pixels. Like a browser, it aligns the box's edges with whole pixels. */
function screenSize({ left, top, width, height }: Size & { left: number; top: number }): Size {
  const on = (edge: number) => Math.round(edge * devicePixelRatio);
  return { width: on(left + width) - on(left), height: on(top + height) - on(top) };
}

/** Lists the mipmap levels: the screen's resolution, and on coarse screens twice that, which keeps displaced lines sharp. */
function listLevels(screen: Size): Size[] {
  const finer = { width: screen.width * 2, height: screen.height * 2 };
  const fits = Math.max(finer.width, finer.height) <= fineness.most;
  return devicePixelRatio < fineness.coarse && fits ? [finer, screen] : [screen];
}

/** Returns the centre of an element relative to a box; undefined if the element is not displayed. */
function measureMiddle(element: Element, box: { readonly left: number; readonly top: number }) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width > 0 ? { x: left + width / 2 - box.left, y: top + height / 2 - box.top } : undefined;
}
