// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { Path } from 'shared/contract';
import type { NavigationPort } from 'shared/navigation';
import { defaultSite } from 'shared/site';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from './App.tsx';
import { messages } from './locales/frame.ua.ts';
import { createShellMessages } from './locales/messages.ts';
import type { FrameContent, PageSource } from './remotes/PageSource.ts';
import { createFulfilledPromise } from './retry/promises.ts';

vi.hoisted(() => vi.stubGlobal('__SHARE_VERSIONS__', {}));
vi.mock('./document/applyHead.browser.ts', () => ({ applyHead() {}, restoreHead() {} }));

const words = createFulfilledPromise(createShellMessages(defaultSite, 'ua', messages));
const createPage = (path: Path): Promise<FrameContent> =>
  createFulfilledPromise({
    kind: 'page',
    owner: 'news',
    version: '1',
    route: { path, page: 'News', ...(path === '/exchange' && { detectsLanguage: true }) },
    Page: () => <h1>{path}</h1>,
  });

let unmount = async () => {};
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => unmount());

/** Shows the frame with a page. `breakFrame` throws an error that no boundary catches. */
async function open(address: Path) {
  history.replaceState(null, '', location.origin + address);
  const pages: Record<Path, Promise<FrameContent>> = {
    '/news': createPage('/news'),
    '/exchange': createPage('/exchange'),
  };
  const source = {
    messages: () => words,
    page: (path: Path) => pages[path],
    prefetch() {},
    isInteractive: () => true,
    abandonCurrentPage: async () => {},
    routeTable: async () => [],
  } as unknown as PageSource;
  const ports: NavigationPort[] = [];
  const onFrameReady = (port: NavigationPort) => ports.push(port);
  const app = document.createElement('div');
  const root = createRoot(app, { onUncaughtError: () => {} });
  const render = async (more?: ReactNode) => {
    await act(async () =>
      root.render(
        <BrowserRouter>
          <App source={source} site={defaultSite} onFrameReady={onFrameReady} />
          {more}
        </BrowserRouter>,
      ),
    );
  };
  await render();
  unmount = () => act(async () => root.unmount());
  return {
    app,
    ports,
    go: (to: string) => act(async () => ports[0]?.go(to)),
    breakFrame: () => render(<Broken />).catch(() => {}),
  };
}

function Broken(): never {
  throw new Error('The frame breaks.');
}

it('UA leads to #ua on a page that detects the language, although the page was reached by a link', async () => {
  const { app, ports, go } = await open('/news');
  const ukrainian = () => app.querySelector('header a[hreflang="uk"]')?.getAttribute('href');
  expect(ukrainian()).toBe('/news');
  await go('/exchange');
  expect(ukrainian()).toBe('/exchange#ua');
  // A second call would add the listeners of the frame again.
  expect(ports).toHaveLength(1);
});

it('after an uncaught error, links load documents', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { app, go, breakFrame } = await open('/news');
  await breakFrame();
  expect(app.childNodes).toHaveLength(0);
  await go('/exchange');
  expect(assign.mock.calls).toEqual([['/exchange']]);
  expect(location.pathname).toBe('/news');
});
