// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { Path } from 'shared/contract';
import type { NavigationPort } from 'shared/navigation';
import { defaultSite } from 'shared/site';
import { expect, it, vi } from 'vitest';
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

it('UA leads to #ua on a page that detects the language, although the page was reached by a link', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  history.replaceState(null, '', `${location.origin}/news`);
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
  const app = document.body.appendChild(document.createElement('div'));
  const root = createRoot(app);
  await act(async () =>
    root.render(
      <BrowserRouter>
        <App source={source} site={defaultSite} onFrameReady={(port) => ports.push(port)} />
      </BrowserRouter>,
    ),
  );
  const ukrainian = () => app.querySelector('header a[hreflang="uk"]')?.getAttribute('href');
  expect(ukrainian()).toBe('/news');
  await act(async () => ports[0]?.go('/exchange'));
  expect(ukrainian()).toBe('/exchange#ua');
  // A second call would add the listeners of the frame again.
  expect(ports).toHaveLength(1);
  await act(async () => root.unmount());
});
