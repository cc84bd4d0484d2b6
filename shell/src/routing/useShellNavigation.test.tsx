// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { Path } from 'shared/contract';
import type { NavigationPort } from 'shared/navigation';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageSource } from '../remotes/PageSource.ts';
import { useShellNavigation } from './useShellNavigation.ts';

const source = {
  messages: async () => ({}),
  page: async () => ({}),
  loadCurrentPage: async () => {},
  abandonCurrentPage: async () => {},
};
const assign = vi.spyOn(location, 'assign');
let unmount = () => {};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  assign.mockReset().mockImplementation(() => {});
});
afterEach(() => act(async () => unmount()));

/** Opens a page, by default one that exists, at an address. The frame is interactive. */
async function open(address: string, notFoundAt?: Path): Promise<NavigationPort> {
  history.replaceState(null, '', location.origin + address);
  let port: NavigationPort | undefined;
  const options = { source: source as unknown as PageSource, notFoundAt };
  function Frame() {
    port = useShellNavigation({ ...options, isInteractive, onLanguageChosen });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  unmount = () => root.unmount();
  await act(async () => root.render(<BrowserRouter children={<Frame />} />));
  return port as NavigationPort;
}
const isInteractive = () => true;
const onLanguageChosen = () => {};

it.each([
  ['/nothing', '/nothing', 'en', '/en'],
  ['/nothing', '/nothing', 'ua', '/'],
  ['/en//evil.example/login', '//evil.example/login', 'ua', '/'],
] as const)('on the not-found page %s the language links load the home pages', async (address, path, to, home) => {
  const { switchLanguage } = await open(address, path);
  switchLanguage?.(to);
  expect(assign.mock.calls).toEqual([[home]]);
});

it.each([
  ['//', '/'],
  ['/portfolio//', '/portfolio'],
] as const)('on the not-found page %s a link to %s loads the document of that page', async (address, path) => {
  const { go } = await open(address, path);
  go(path);
  expect(assign.mock.calls).toEqual([[path]]);
});

it('a click on a link to the page on screen replaces a navigation that still loads', async () => {
  let load = (_: object) => {};
  vi.spyOn(source, 'page').mockReturnValue(new Promise((resolve) => (load = resolve)));
  const { go } = await open('/privacy');
  go('/portfolio');
  go('/privacy');
  await act(async () => load({}));
  expect(location.pathname).toBe('/privacy');
});
