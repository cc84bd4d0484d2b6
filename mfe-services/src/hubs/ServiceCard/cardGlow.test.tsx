// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMessages, LanguageProvider } from 'shared/language';
import { createStrictMessageOptions } from 'shared/strictMessageOptions';
import { beforeEach, expect, it, vi } from 'vitest';
import { remote } from '../../remote.ts';
import { Delta } from '../Delta/Delta.tsx';
import { FrameworkColumns } from '../FrameworkColumns/FrameworkColumns.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const drawing = { scale() {}, clearRect() {}, beginPath() {}, arc() {}, fill() {} };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawing as never);
  const box = { left: 0, width: 300, height: 500 } as DOMRect;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

const point = async (card: Element, type: string) => {
  await act(async () => void card.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', bubbles: true })));
  await vi.dynamicImportSettled();
};

it.each([
  ['the delta', <Delta key="delta" title="t" />],
  ['the columns', <FrameworkColumns key="columns" title="t" intro={[]} />],
])('a mouse over a card of %s lights it with a canvas of its own', async (_, hub) => {
  const messages = createMessages({ language: 'ua', variables: {}, strict: createStrictMessageOptions });
  messages.addResourceBundle('ua', 'services', await remote.locales.ua());
  const app = document.body.appendChild(document.createElement('div'));
  const root = createRoot(app);
  await act(async () =>
    root.render(
      <LanguageProvider language="ua" messages={messages}>
        {hub}
      </LanguageProvider>,
    ),
  );
  const cards = [...app.querySelectorAll('#cards li > article')];
  expect(cards).toHaveLength(4);
  for (const card of cards) {
    await point(card, 'pointerover');
    expect([app.querySelectorAll('canvas').length, card.hasAttribute('data-glow')]).toEqual([1, true]);
    await point(card, 'pointerout');
  }
  await act(async () => root.unmount());
});
