import { widths } from '../theme/widths.ts';
import { computeFlow, getRoomAt } from './computeFlow.ts';
import { createStone, type Stone } from './createStone.ts';
import { createSurface, type Surface, stoneInks } from './createSurface.ts';
import { isMotionAllowed } from './findWater.ts';
import { placePicture, type Size } from './placePicture.ts';
import { type Field, readField } from './readField.ts';
import { stillQuery } from './stillQuery.ts';
import { takePicture } from './takePicture.ts';

/** The water of one drawing while it answers: a canvas replaces the picture. */
interface Water {
  readonly stone: Stone;
  /** Something has moved: frames run until nothing moves any more. */
  wake(): void;
  /** Returns the box's current place in the window. */
  origin(): { readonly left: number; readonly top: number };
}

/** Answers a pointer that moves over the water, or a finger that has tapped on it; nothing says that the pointer has left. */
export type PointerHandler = (event?: PointerEvent) => void;

/** A stone reaches so far, in pixels of the page: on a phone, on a wide screen, and parts of the box's width between. */
const reaches = { least: 24, most: 42, part: 0.028 } as const;

/** A screen with fewer pixels than that to one of the page is coarse: lines are taken twice as fine, too. And the most pixels along a side. */
const fineness = { coarse: 2, most: 4096 } as const;

/**
 * The water of a part as it answers the pointer. What it needs is made with the first movement, is given back when anything alters under it
 * (size, picture, visibility, what the visitor asks for), and is made again, from the picture as it stands then, with the next movement.
 */
export function openWater(part: HTMLElement, place: HTMLElement): PointerHandler {
  let water: Promise<Water | undefined> | undefined;
  let point: ((water: Water) => void) | undefined;
  let hasFailed = false;

  const schedule = (act: (water: Water) => void) => {
    point = act;
    if (!water && !hasFailed && isMotionAllowed()) begin();
    // Until the water is there only the latest call is kept.
    void water?.then((ready) => {
      if (!ready || point !== act) return;
      act(ready);
      ready.wake();
    });
  };
  const begin = () => {
    const ending = new AbortController();
    const opening = layWater(part, place, ending).catch((error: unknown) => {
      console.warn('The water stays still.', error);
      hasFailed = true;
      ending.abort();
      return undefined;
    });
    water = opening;
    ending.signal.addEventListener('abort', () => {
      if (water === opening) water = undefined;
      // Who has lost it once may lose it again: the drawing stays.
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

/** Fetches the field, waits until the drawing has drawn itself, takes its picture and lays a canvas over it. Undefined if it was ended meanwhile. */
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
  const at = placePicture(field, box, objectFit, objectPosition);
  const unit = at.width / field.width;
  const reach = Math.min(reaches.most, Math.max(reaches.least, width * reaches.part));

  const canvas = document.createElement('canvas');
  const screen = screenSize(box);
  Object.assign(canvas, screen);
  Object.assign(canvas.style, { display: 'block', inlineSize: '100%', blockSize: '100%' });
  const ink = stoneInks[part.dataset.headerTheme === 'light' ? 'light' : 'dark'];
  const levels = listLevels(screen);
  const surface = createSurface({ canvas, box, field, flow, drawing: at, reach, ink, levels });
  if (!surface) throw new Error('The browser gives no context for it.');
  signal.addEventListener('abort', () => surface.release());
  canvas.addEventListener('webglcontextlost', () => ending.abort(lost), { signal });

  const lines = [...stage.querySelectorAll<SVGPathElement>('[data-fairway]')].filter(
    (line) => line.getClientRects().length > 0,
  );
  if (!(await takePicture(surface, { drawing, place: at, lines }, box, levels, signal))) {
    ending.abort();
    return undefined;
  }

  const stone = createStone(reach, (x, y) => getRoomAt(field, flow, (x - at.x) / unit, (y - at.y) / unit) * unit);
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

/** Runs frames while something moves. */
function frames(show: (now: number) => boolean, place: HTMLElement, surface: Surface, signal: AbortSignal): () => void {
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
    // From here on, and not from the first frame: until that is over the water does not stand.
    place.dataset.stone = 'moves';
  };
}

/**
 * The canvas is seen, the originals are not, until it ends; to who listens to the page they are there. It stands in a shadow: what React has rendered
 * stays as React knows it.
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

/** Ends the water on any change of what is seen. An element that is taken away leaves the window, too. */
function endWhenAltered(place: HTMLElement, drawing: HTMLImageElement, end: () => void, signal: AbortSignal): void {
  const changed = () => isMotionAllowed() || end();
  document.addEventListener('visibilitychange', changed, { signal });
  matchMedia(stillQuery).addEventListener('change', changed, { signal });
  drawing.addEventListener('load', end, { signal });
  // Turning the device, and zooming: also where the box stays as it is.
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

async function fetchField({ dataset }: HTMLElement, signal: AbortSignal): Promise<Field> {
  const { field = '', fieldPortrait = field } = dataset;
  const response = await fetch(matchMedia(widths.narrow).matches ? fieldPortrait : field, { signal });
  if (!response.ok) throw new Error(`The field of the drawing did not arrive: ${response.status}.`);
  return readField(await response.text());
}

/** Settles when lines that draw themselves once have done so. */
const drawnItself = (stage: HTMLElement): Promise<unknown> =>
  Promise.allSettled(stage.getAnimations({ subtree: true }).map(({ finished }) => finished));

/** The pixels of the screen that a box covers: browsers put the edges of a picture on whole ones. */
function screenSize({ left, top, width, height }: Size & { left: number; top: number }): Size {
  const on = (edge: number) => Math.round(edge * devicePixelRatio);
  return { width: on(left + width) - on(left), height: on(top + height) - on(top) };
}

/** The picture's levels: the screen's pixels, and before them twice as many where it is coarse, so that lines between its pixels stay sharp. */
function listLevels(screen: Size): Size[] {
  const finer = { width: screen.width * 2, height: screen.height * 2 };
  const fits = Math.max(finer.width, finer.height) <= fineness.most;
  return devicePixelRatio < fineness.coarse && fits ? [finer, screen] : [screen];
}

/** Finds the middle of an element in a box; undefined if it is not shown. */
function measureMiddle(element: Element, box: { readonly left: number; readonly top: number }) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width > 0 ? { x: left + width / 2 - box.left, y: top + height / 2 - box.top } : undefined;
}
