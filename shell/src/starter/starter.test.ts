// @vitest-environment happy-dom
import type { Pin } from 'shared/contract';
import { type LoadMotionModule, startMotion } from 'shared/startMotion';
import { trackListeners } from 'shared/testing';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { verifyModule } from './verifyModule.browser.ts';

vi.mock('./verifyModule.browser.ts', () => ({ verifyModule: vi.fn(async () => {}) }));
vi.mock('shared/startMotion', async (original) => ({
  ...(await original<typeof import('shared/startMotion')>()),
  startMotion: vi.fn(),
}));
vi.mock('shared/native', () => ({ handleInvokers: vi.fn(), enableStepLinks: vi.fn() }));

const pinned = (url: string) => ({ url, integrity: 'sha256-x' });
const modules: Record<string, unknown> = {
  frame: [pinned('/libraries'), pinned('/main')],
  page: [pinned('/entry')],
  animate: pinned('data:text/javascript,export const runCounter = 1'),
  passage: pinned('data:text/javascript,export const followPassage = 2'),
  contents: pinned('/contents'),
  report: pinned('/report'),
  stone: pinned('/stone'),
  vitals: pinned('/vitals'),
};

const asked = () => [...new Set(vi.mocked(verifyModule).mock.calls.map(([url]) => url))];

async function start(page: string): Promise<void> {
  document.documentElement.removeAttribute('data-hydrated');
  document.body.innerHTML = `<main id="main">${page}</main>`;
  const json = document.createElement('script');
  json.id = 'modules';
  json.type = 'application/json';
  json.textContent = JSON.stringify(modules);
  document.body.append(json);
  vi.resetModules();
  await import('./starter.browser.ts');
}

beforeEach(() => {
  vi.restoreAllMocks();
  vi.mocked(verifyModule).mockReset().mockResolvedValue(undefined);
  return trackListeners();
});

const move = (pointerType: string, target: EventTarget = window, by = { movementX: 3, movementY: 0 }) =>
  target.dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), { pointerType, ...by }));

const tap = (selector: string) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(Object.assign(new Event('pointerup', { bubbles: true }), { pointerType: 'touch' }));

describe('a page whose water reacts to the pointer', () => {
  beforeEach(() =>
    start('<div data-header-theme="dark"><p>words</p><span data-stone=""></span></div><p id="below">more</p>'),
  );

  it('a tap on the water requests only the module of the stones', () => {
    tap('[data-header-theme] p');
    expect(asked()).toEqual(['/stone']);
  });

  it('a tap outside the parts with data-hydrate requests nothing', () => {
    tap('#below');
    expect(asked()).toEqual([]);
  });
});

describe('a page without interactive parts', () => {
  beforeEach(() => start('<p>read me</p>'));

  it('a page that opens, and a touch of it, request nothing', () => {
    move('touch');
    expect(asked()).toEqual([]);
  });

  it('a tap requests nothing', () => {
    tap('p');
    expect(asked()).toEqual([]);
  });

  it('a mouse at rest requests nothing, although the layout moves below it', () => {
    move('mouse', window, { movementX: 0, movementY: 0 });
    expect(asked()).toEqual([]);
  });

  it('a moved mouse or a pressed key requests only the frame', () => {
    move('mouse');
    expect(asked()).toEqual(['/libraries', '/main']);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    expect(asked()).toEqual(['/libraries', '/main']);
  });

  it('`requestPage` also requests the module of the page', async () => {
    globalThis.__starter?.requestPage();
    await globalThis.__starter?.pageRequested;
    expect(asked()).toEqual(['/libraries', '/main', '/entry']);
  });
});

it('a page whose remote marks no interactive parts requests its modules at once', async () => {
  modules.atOnce = true;
  await start('<p>read me</p>');
  delete modules.atOnce;
  expect(globalThis.__starter?.isScriptNeeded).toBe(true);
  expect(asked()).toEqual(['/libraries', '/main', '/entry']);
});

it('a page whose scroll position script must restore requests the frame at once', async () => {
  history.scrollRestoration = 'manual';
  await start('<p>read me</p>');
  history.scrollRestoration = 'auto';
  expect(asked()).toEqual(['/libraries', '/main']);
});

it('startMotion gets a loader that verifies modules by name', async () => {
  await start('<p>read me</p>');
  const bring = vi.mocked(startMotion).mock.calls.at(-1)?.[0] as LoadMotionModule;
  expect(await bring('passage')).toMatchObject({ followPassage: 2 });
  expect(await bring('animate')).toMatchObject({ runCounter: 1 });
  expect(asked()).toEqual(['passage', 'animate'].map((name) => (modules[name] as Pin).url));
});

it('a prerendering document requests nothing before its activation', async () => {
  Object.assign(document, { prerendering: true });
  modules.atOnce = true;
  await start('<p>read me</p>');
  Object.assign(document, { prerendering: false });
  delete modules.atOnce;
  expect(asked()).toEqual([]);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(asked()).toEqual(['/libraries', '/main', '/entry']);
});

describe('going back in a reloaded document', () => {
  const loadedAt = (path: string) =>
    vi
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ type: 'reload', name: `${location.origin}${path}#part`, serverTiming: [] }] as never);
  const back = (path: string) => {
    history.replaceState({}, '', path);
    dispatchEvent(new Event('popstate'));
  };
  let reload: MockInstance<typeof location.reload>;
  beforeEach(() => {
    reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    history.replaceState({}, '', '/terms');
    loadedAt('/terms');
  });

  it('going back to another path reloads the document while the frame is not ready', async () => {
    await start('<p>read me</p>');
    expect(reload).not.toHaveBeenCalled();
    back('/terms#part');
    expect(reload).not.toHaveBeenCalled();
    back('/contact-us?from=terms');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('the document reloads if the visitor went back before the starter ran', async () => {
    history.replaceState({}, '', '/contact-us');
    await start('<p>read me</p>');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('going back reloads the document while the words of a running frame are retried', async () => {
    await start('<p>read me</p>');
    globalThis.__starter?.onFrameStarted();
    globalThis.__starter?.onReady(false, new Error('The words did not arrive.'));
    back('/contact-us');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('a ready frame handles going back without a reload', async () => {
    await start('<p>read me</p>');
    globalThis.__starter?.onReady(true);
    back('/contact-us');
    expect(reload).not.toHaveBeenCalled();
  });
});

it.each([
  ['the vitals module, if the server sampled the view', ['view', 'vitals'], ['/vitals']],
  ['the report module, if the server requests a run report', ['view', 'report'], ['/report']],
  ['no module for other Server-Timing entries', ['view', 'cache'], []],
])('the starter requests %s', async (_, names, modules) => {
  const serverTiming = names.map((name) => ({ name }));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'navigate', name: location.href, serverTiming },
  ] as never);
  await start('<p>read me</p>');
  expect(asked()).toEqual(modules);
});

describe('a page with one interactive part', () => {
  beforeEach(() =>
    start('<p id="text">read</p><div data-hydrate="interaction"><button id="map" type="button">map</button></div>'),
  );

  it('a mouse outside the part or a pressed key requests only the frame', () => {
    move('mouse');
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    document.getElementById('text')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(asked()).toEqual(['/libraries', '/main']);
  });

  it.each(['pointerover', 'pointerdown', 'focusin'])('a %s event on the part requests the page module too', (kind) => {
    document.getElementById('map')?.dispatchEvent(new Event(kind, { bubbles: true }));
    expect(asked()).toEqual(['/libraries', '/main', '/entry']);
  });

  it('a page module that failed is requested once, despite repeated events', () => {
    vi.mocked(verifyModule).mockImplementation(async (url) => {
      if (url === '/entry') throw new Error('refused');
    });
    for (let i = 0; i < 5; i++)
      document.getElementById('map')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(vi.mocked(verifyModule).mock.calls.filter(([url]) => url === '/entry')).toHaveLength(1);
  });

  it('a failed frame is requested again on an intent, ten seconds later at the earliest', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.mocked(verifyModule).mockRejectedValue(new Error('refused'));
    move('mouse');
    await vi.waitFor(() => expect(document.documentElement.dataset.hydrated).toBe('failed'));
    vi.mocked(verifyModule).mockReset().mockResolvedValue(undefined);
    move('mouse');
    expect(asked()).toEqual([]);
    vi.advanceTimersByTime(10_000);
    move('mouse');
    expect(asked()).toEqual(['/libraries', '/main']);
    vi.useRealTimers();
  });

  it('a failed frame is retried with growing pauses and when the browser is online again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    vi.mocked(verifyModule).mockRejectedValue(new Error('refused'));
    move('mouse');
    const times = () => vi.mocked(verifyModule).mock.calls.filter(([url]) => url === '/main').length;
    await vi.waitFor(() => expect(document.documentElement.dataset.hydrated).toBe('failed'));
    expect(times()).toBe(1);
    await vi.advanceTimersByTimeAsync(14_000);
    expect(times()).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(times()).toBe(2);
    dispatchEvent(new Event('online'));
    expect(times()).toBe(2);
    await vi.advanceTimersByTimeAsync(10_000);
    dispatchEvent(new Event('online'));
    expect(times()).toBe(3);
    vi.mocked(verifyModule).mockImplementation(async (url) => {
      if (url !== '/main') return;
      globalThis.__starter?.onFrameStarted();
      document.documentElement.dataset.hydrated = '';
    });
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(times()).toBe(4);
    expect(document.documentElement.dataset.hydrated).toBe('');
    vi.useRealTimers();
  });

  it('a frame that loaded but did not start counts as failed after eight seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    move('mouse');
    await vi.advanceTimersByTimeAsync(7999);
    expect(document.documentElement.dataset.hydrated).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(document.documentElement.dataset.hydrated).toBe('failed');
    vi.useRealTimers();
  });
});

describe('failure reports', () => {
  it('an uncaught error requests the report module', async () => {
    await start('<p>Words</p>');
    expect(asked()).not.toContain('/report');
    window.dispatchEvent(new ErrorEvent('error', { message: 'no' }));
    expect(asked()).toContain('/report');
  });

  it('a frame or page that failed to hydrate requests the report module', async () => {
    await start('<p>Words</p>');
    globalThis.__starter?.onReady(true);
    expect(asked()).not.toContain('/report');
    globalThis.__starter?.onReady(false, new Error('no'));
    expect(asked()).toContain('/report');
  });

  it('a failed script element, whose error event does not bubble, requests the report module', async () => {
    await start('<p>Words</p>');
    const script = document.head.appendChild(document.createElement('script'));
    script.dispatchEvent(new Event('error'));
    expect(asked()).toContain('/report');
  });
});
