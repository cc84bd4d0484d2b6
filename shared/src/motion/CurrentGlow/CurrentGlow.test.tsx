// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type HydratedElement, hydrate, stubReducedMotion } from '../../testing/hydrate.suite.ts';
import { CurrentGlow } from './CurrentGlow.tsx';
import type { Polyline } from './flowLine.ts';

const level: Polyline = [
  [0, 0.5],
  [1, 0.5],
];
const arc = vi.fn();
let hydrated: HydratedElement | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  const drawing = { scale() {}, clearRect() {}, beginPath() {}, arc, fill() {} };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawing as never);
  const box = { left: 0, width: 400, height: 100 } as DOMRect;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
});
afterEach(async () => {
  await hydrated?.unmount();
  hydrated = undefined;
  arc.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Renders a surface that glows, and returns functions that move a pointer over it. */
async function surface(lines: readonly Polyline[] | Error = [level]) {
  hydrated = await hydrate(
    <CurrentGlow lines={() => (lines instanceof Error ? Promise.reject(lines) : Promise.resolve(lines))} tone="amber">
      Text
    </CurrentGlow>,
  );
  const { app, unmount } = hydrated;
  const glow = app.querySelector<HTMLElement>('article');
  const point = async (type: string, pointerType: string, clientX = 0) => {
    await act(async () => void glow?.dispatchEvent(new PointerEvent(type, { pointerType, clientX, bubbles: true })));
    await vi.dynamicImportSettled();
  };
  return {
    unmount,
    point,
    canvases: () => document.querySelectorAll('canvas').length,
    glows: () => glow?.hasAttribute('data-glow'),
    follows: () => glow?.style.getPropertyValue('--gx'),
  };
}

it('a mouse over the surface starts one canvas, and leaving removes it with its frames', async () => {
  const { point, canvases, glows } = await surface();
  await point('pointerover', 'mouse');
  expect(canvases()).toBe(1);
  expect(glows()).toBe(true);
  vi.advanceTimersByTime(100);
  expect(arc).toHaveBeenCalled();
  await point('pointerout', 'mouse');
  expect(canvases()).toBe(0);
  expect(glows()).toBe(false);
  arc.mockClear();
  vi.advanceTimersByTime(1000);
  expect(arc).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

it('repeated mouse entries keep one canvas', async () => {
  const { point, canvases } = await surface();
  for (let times = 0; times < 3; times += 1) await point('pointerover', 'mouse');
  expect(canvases()).toBe(1);
});

it('the glow follows the pointer', async () => {
  const { point, follows } = await surface();
  await point('pointerover', 'mouse');
  await point('pointermove', 'mouse', 100);
  expect(follows()).toBe('25.0%');
  await point('pointerout', 'mouse');
  expect(follows()).toBe('');
});

it('a touch starts nothing', async () => {
  const { point, canvases, glows } = await surface();
  await point('pointerover', 'touch');
  expect(canvases()).toBe(0);
  expect(glows()).toBe(false);
});

it('under reduced motion a mouse starts nothing', async () => {
  stubReducedMotion();
  const { point, canvases, glows } = await surface();
  await point('pointerover', 'mouse');
  expect(canvases()).toBe(0);
  expect(glows()).toBe(false);
});

it('unmounting under the mouse removes the canvas and its frames', async () => {
  const { point, canvases, unmount } = await surface();
  await point('pointerover', 'mouse');
  expect(canvases()).toBe(1);
  await unmount();
  vi.advanceTimersByTime(1000);
  expect(canvases()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('a surface without lines glows without particles', async () => {
  const { point, canvases, glows } = await surface([]);
  await point('pointerover', 'mouse');
  expect(canvases()).toBe(0);
  expect(glows()).toBe(true);
});

it('a mouse that left before the lines loaded gets no canvas', async () => {
  let arrive = (_lines: readonly Polyline[]) => {};
  const { app } = await hydrate(
    <CurrentGlow lines={() => new Promise((resolve) => (arrive = resolve))} tone="amber">
      Text
    </CurrentGlow>,
  );
  const glow = app.querySelector('article');
  const point = (type: string) =>
    act(async () => void glow?.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', bubbles: true })));
  await point('pointerover');
  await point('pointerout');
  await vi.dynamicImportSettled();
  await act(async () => arrive([level]));
  expect(document.querySelectorAll('canvas')).toHaveLength(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('a surface glows although its lines failed to load', async () => {
  const { point, canvases, glows } = await surface(new Error('away'));
  await point('pointerover', 'mouse');
  expect(canvases()).toBe(0);
  expect(glows()).toBe(true);
});
