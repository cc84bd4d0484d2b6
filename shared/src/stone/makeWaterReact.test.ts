// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubObservers } from '../testing/observers.suite.ts';
import { makeWaterReact } from './makeWaterReact.ts';

let observers: ReturnType<typeof stubObservers>;
let place: HTMLElement;
let move = () => {};
let failLoading = () => {};
/** Loads until the signal aborts or the test lets it fail. */
const load = vi.fn(
  (_: string, { signal }: { signal: AbortSignal }) =>
    new Promise<Response>((_resolve, reject) => {
      failLoading = () => reject(new TypeError('away'));
      signal.addEventListener('abort', () => reject(signal.reason));
    }),
);
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  observers = stubObservers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('WebGL2RenderingContext', class {});
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('fetch', load.mockClear());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  document.body.innerHTML =
    '<div id="part"><div id="stage"><img><span id="place" data-field="/field"></span></div></div>';
  const element = (id: string) => document.getElementById(id) as HTMLElement;
  Object.assign(document.querySelector('img') as HTMLImageElement, { decode: async () => {} });
  Object.assign(element('stage'), { getAnimations: () => [] });
  place = element('place');
  const react = makeWaterReact(element('part'), place);
  move = () => react(new PointerEvent('pointermove', { pointerType: 'mouse' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('water that goes out of sight while it loads is loaded again at the next movement', async () => {
  move();
  observers.intersect(place, false);
  await settle();
  move();
  expect(load).toHaveBeenCalledTimes(2);
  expect(console.warn).not.toHaveBeenCalled();
});

it('water that could not be loaded stays still', async () => {
  move();
  failLoading();
  await settle();
  move();
  expect(load).toHaveBeenCalledOnce();
  expect(console.warn).toHaveBeenCalledOnce();
});
