// @vitest-environment happy-dom
import { useSyncExternalStore } from 'react';
import { expect, it, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('__SHARE_VERSIONS__', {}));
vi.mock('./App.tsx', () => ({
  /** Throws in the browser once `breakFrame` is called. */
  App() {
    if (useSyncExternalStore(subscribe, isBroken, () => false)) throw new Error('The frame breaks.');
    return <h1>News</h1>;
  },
}));
vi.mock('./remotes/frameMessageSource.browser.ts', () => ({ loadShellMessages: async () => ({}) }));
vi.mock('./remotes/pageSource.browser.ts', () => ({ createPageSource: () => ({}) }));

const isBroken = vi.fn(() => false);
let setHydrated = (_breakFrame: () => void) => {};
const hydrated = new Promise<() => void>((resolve) => {
  setHydrated = resolve;
});
const subscribe = (onChange: () => void) => {
  setHydrated(onChange);
  return () => {};
};
let onReady = () => {};
const restored = new Promise<void>((resolve) => {
  onReady = resolve;
});

vi.stubGlobal('__starter', { onFrameStarted() {}, requestPage() {}, onReady });
document.body.innerHTML = `<div id="root"><h1>News</h1></div>
  <script id="snapshot" type="application/json">{ "shell": "0123456789", "site": {} }</script>`;
history.replaceState(null, '', `${location.origin}/news`);
await import('./browser.tsx');

it('after an uncaught error, the Back button loads the document of another page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const breakFrame = await hydrated;
  isBroken.mockReturnValue(true);
  breakFrame();
  await restored;
  expect(document.querySelector('#root h1')?.textContent).toBe('News');
  const pop = (address: string) => {
    history.replaceState({}, '', address);
    dispatchEvent(new Event('popstate'));
  };
  pop('/news#part');
  expect(reload).not.toHaveBeenCalled();
  pop('/portfolio');
  expect(reload).toHaveBeenCalledOnce();
});
