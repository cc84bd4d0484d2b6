// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMessages, LanguageProvider } from 'shared/language';
import { strictly } from 'shared/strictly';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { remote } from '../../remote.ts';
import { Delta } from '../Delta/Delta.tsx';
import { FrameworkColumns } from '../FrameworkColumns/FrameworkColumns.tsx';

let root: Root | undefined;
let app: HTMLElement;
const listening = new Set<unknown>();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  const drawing = { scale() {}, clearRect() {}, beginPath() {}, arc() {}, fill() {} };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawing as never);
  const box = { left: 0, width: 300, height: 500 } as DOMRect;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: (_: string, listener: unknown) => listening.add(listener),
    removeEventListener: (_: string, listener: unknown) => listening.delete(listener),
  }));
});
afterEach(() => {
  root = undefined;
  listening.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const hubs = [
  { name: 'the delta', hub: <Delta title="t" /> },
  { name: 'the columns', hub: <FrameworkColumns title="t" intro={[]} /> },
];

async function show(hub: React.ReactNode) {
  const messages = createMessages({ language: 'ua', variables: {}, strict: strictly });
  messages.addResourceBundle('ua', 'services', await remote.locales.ua());
  app = document.createElement('div');
  document.body.replaceChildren(app);
  root = createRoot(app);
  await act(async () =>
    root?.render(
      <LanguageProvider language="ua" messages={messages}>
        {hub}
      </LanguageProvider>,
    ),
  );
}
const point = async (card: Element | null | undefined, type: string, pointerType: string) => {
  await act(async () => void card?.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true })));
  await vi.dynamicImportSettled();
};
const cards = () => [...app.querySelectorAll('#cards li > article')];
const canvases = () => app.querySelectorAll('canvas').length;

it.each(hubs)(
  'lights each card of $name under the mouse, and leaves no canvas and no frame behind',
  async ({ hub }) => {
    await show(hub);
    expect(cards()).toHaveLength(4);
    for (const card of cards()) {
      await point(card, 'pointerover', 'mouse');
      expect([canvases(), card.hasAttribute('data-glow')]).toEqual([1, true]);
      await point(card, 'pointerout', 'mouse');
      expect([canvases(), card.hasAttribute('data-glow')]).toEqual([0, false]);
    }
    expect(vi.getTimerCount()).toBe(0);
  },
);

it.each(hubs)('lights nothing of $name on touch, where all is said anyway', async ({ hub }) => {
  await show(hub);
  for (const card of cards()) {
    await point(card, 'pointerover', 'touch');
    expect(canvases()).toBe(0);
    expect(card.querySelector('h3')?.textContent).not.toBe('');
    expect(card.querySelector('p')?.textContent).not.toBe('');
    expect(card.querySelector('a')?.getAttribute('href')).toMatch(/^\/services\//);
  }
});

it.each(hubs)('takes along what $name began when the page is left under the mouse', async ({ hub }) => {
  await show(hub);
  await point(cards()[0], 'pointerover', 'mouse');
  expect(canvases()).toBe(1);
  await act(async () => root?.unmount());
  expect(canvases()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  expect(listening.size).toBe(0);
});
