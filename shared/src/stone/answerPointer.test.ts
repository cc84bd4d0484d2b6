// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerPointer } from './answerPointer.ts';
import { openWater } from './openWater.ts';

vi.mock('./openWater.ts', () => ({ openWater: vi.fn() }));

const answer = vi.fn();
let media: string | undefined;

beforeEach(async () => {
  media = undefined;
  vi.stubGlobal('WebGL2RenderingContext', class {});
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: media !== undefined && query.includes(media) }));
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  document.body.innerHTML =
    '<div data-header-theme="dark"><p>words</p><span data-stone="" data-field="/field"></span></div><p id="below">more</p>';
  // Nothing is left of the test before.
  await point('pointermove', 'mouse', '#below');
  answer.mockReset();
  vi.mocked(openWater).mockReset().mockReturnValue(answer);
});
afterEach(() => vi.unstubAllGlobals());
answerPointer(() => import('./followPointer.ts'));

async function point(type: string, pointerType: string, selector = '[data-header-theme] p') {
  document.querySelector(selector)?.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true }));
  await vi.dynamicImportSettled();
}

it('asks for what bends the water once, when a mouse moves over it', async () => {
  await point('pointermove', 'mouse');
  await point('pointermove', 'mouse');
  expect(openWater).toHaveBeenCalledOnce();
});

it('asks for it when a finger has tapped on it, and not when one moves over it', async () => {
  await point('pointermove', 'touch');
  expect(openWater).not.toHaveBeenCalled();
  await point('pointerup', 'touch');
  expect(openWater).toHaveBeenCalledOnce();
});

it('tells the water of every movement, and once that the pointer has left', async () => {
  await point('pointermove', 'mouse');
  await point('pointermove', 'mouse');
  expect(answer.mock.calls.map(([event]) => event?.type)).toEqual(['pointermove', 'pointermove']);
  await point('pointermove', 'mouse', '#below');
  await point('pointermove', 'mouse', '#below');
  expect(answer.mock.calls.map(([event]) => event?.type).slice(2)).toEqual([undefined]);
});

it('does not take the end of a tap for leaving', async () => {
  await point('pointerup', 'touch');
  document.documentElement.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'touch' }));
  await vi.dynamicImportSettled();
  expect(answer).toHaveBeenCalledOnce();
});

it('asks for nothing elsewhere, nor when a mouse button is let go', async () => {
  await point('pointermove', 'mouse', '#below');
  await point('pointerup', 'mouse');
  expect(openWater).not.toHaveBeenCalled();
});

it('asks for nothing where the water of the page has no field', async () => {
  document.querySelector('[data-stone]')?.remove();
  await point('pointermove', 'mouse');
  expect(openWater).not.toHaveBeenCalled();
});

it.each([
  ['less motion is asked for', () => (media = '(prefers-reduced-motion: reduce)')],
  ['colours are forced', () => (media = '(forced-colors: active)')],
  ['data is saved', () => vi.stubGlobal('navigator', { connection: { saveData: true } })],
  ['there is no WebGL', () => vi.stubGlobal('WebGL2RenderingContext', undefined)],
  ['the tab is hidden', () => Object.defineProperty(document, 'visibilityState', { value: 'hidden' })],
])('asks for nothing where %s', async (_, set) => {
  set();
  await point('pointermove', 'mouse');
  expect(openWater).not.toHaveBeenCalled();
});
