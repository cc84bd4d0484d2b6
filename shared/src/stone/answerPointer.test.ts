// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerPointer } from './answerPointer.ts';
import { makeWaterReact } from './makeWaterReact.ts';

vi.mock('./makeWaterReact.ts', () => ({ makeWaterReact: vi.fn() }));

const answer = vi.fn();
let media: string | undefined;

beforeEach(async () => {
  media = undefined;
  vi.stubGlobal('WebGL2RenderingContext', class {});
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: media !== undefined && query.includes(media) }));
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  document.body.innerHTML =
    '<div data-header-theme="dark"><p>words</p><span data-stone="" data-field="/field"></span></div><p id="below">more</p>';
  await point('pointermove', 'mouse', '#below');
  answer.mockReset();
  vi.mocked(makeWaterReact).mockReset().mockReturnValue(answer);
});
afterEach(() => vi.unstubAllGlobals());
answerPointer(() => import('./followPointer.ts'));

async function point(type: string, pointerType: string, selector = '[data-header-theme] p') {
  document.querySelector(selector)?.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true }));
  await vi.dynamicImportSettled();
}

it('a mouse over the water starts its animation once', async () => {
  await point('pointermove', 'mouse');
  await point('pointermove', 'mouse');
  expect(makeWaterReact).toHaveBeenCalledOnce();
});

it('a tap starts the water’s animation; a moving finger does not', async () => {
  await point('pointermove', 'touch');
  expect(makeWaterReact).not.toHaveBeenCalled();
  await point('pointerup', 'touch');
  expect(makeWaterReact).toHaveBeenCalledOnce();
});

it('the animation gets every pointer move, and one call when the pointer leaves', async () => {
  await point('pointermove', 'mouse');
  await point('pointermove', 'mouse');
  expect(answer.mock.calls.map(([event]) => event?.type)).toEqual(['pointermove', 'pointermove']);
  await point('pointermove', 'mouse', '#below');
  await point('pointermove', 'mouse', '#below');
  expect(answer.mock.calls.map(([event]) => event?.type).slice(2)).toEqual([undefined]);
});

it('the end of a tap does not count as leaving', async () => {
  await point('pointerup', 'touch');
  document.documentElement.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'touch' }));
  await vi.dynamicImportSettled();
  expect(answer).toHaveBeenCalledOnce();
});

it('a mouse outside the water or a released mouse button starts nothing', async () => {
  await point('pointermove', 'mouse', '#below');
  await point('pointerup', 'mouse');
  expect(makeWaterReact).not.toHaveBeenCalled();
});

it('water without a field file is not animated', async () => {
  document.querySelector('[data-stone]')?.remove();
  await point('pointermove', 'mouse');
  expect(makeWaterReact).not.toHaveBeenCalled();
});

it.each([
  ['reduced motion is set', () => (media = '(prefers-reduced-motion: reduce)')],
  ['forced colours are set', () => (media = '(forced-colors: active)')],
  ['data saving is on', () => vi.stubGlobal('navigator', { connection: { saveData: true } })],
  ['there is no WebGL', () => vi.stubGlobal('WebGL2RenderingContext', undefined)],
  ['the tab is hidden', () => Object.defineProperty(document, 'visibilityState', { value: 'hidden' })],
])('the water is not animated where %s', async (_, set) => {
  set();
  await point('pointermove', 'mouse');
  expect(makeWaterReact).not.toHaveBeenCalled();
});
