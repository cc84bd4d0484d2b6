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
vi.mock('shared/native', () => ({ handleInvokers: vi.fn(), stepRow: vi.fn() }));

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

/** Modules that were asked for so far, each once. */
const asked = () => [...new Set(vi.mocked(verifyModule).mock.calls.map(([url]) => url))];

/** A document with this page starts. */
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

describe('a page whose water answers', () => {
  beforeEach(() =>
    start('<div data-header-theme="dark"><p>words</p><span data-stone=""></span></div><p id="below">more</p>'),
  );

  it('asks for what bends it when a finger taps on it, and for nothing more', () => {
    tap('[data-header-theme] p');
    expect(asked()).toEqual(['/stone']);
  });

  it('asks for nothing when a finger taps elsewhere', () => {
    tap('#below');
    expect(asked()).toEqual([]);
  });
});

describe('a page that needs no script', () => {
  beforeEach(() => start('<p>read me</p>'));

  it('asks for nothing by itself, nor for a finger', () => {
    move('touch');
    expect(asked()).toEqual([]);
  });

  it('asks for nothing when a finger taps where no water answers', () => {
    tap('p');
    expect(asked()).toEqual([]);
  });

  it('asks for nothing when it is laid out below a mouse that lies still', () => {
    move('mouse', window, { movementX: 0, movementY: 0 });
    expect(asked()).toEqual([]);
  });

  it('asks for the frame alone when a mouse moves, or a key is pressed', () => {
    move('mouse');
    expect(asked()).toEqual(['/libraries', '/main']);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    expect(asked()).toEqual(['/libraries', '/main']);
  });

  it('gives the page to who asks for it all the same', async () => {
    globalThis.__starter?.requestPage();
    await globalThis.__starter?.pageRequested;
    expect(asked()).toEqual(['/libraries', '/main', '/entry']);
  });
});

it('a page of a remote that does not mark what needs script is asked for at once', async () => {
  modules.atOnce = true;
  await start('<p>read me</p>');
  delete modules.atOnce;
  expect(globalThis.__starter?.isScriptNeeded).toBe(true);
  expect(asked()).toEqual(['/libraries', '/main', '/entry']);
});

it('what enters brings modules by their names, verified', async () => {
  await start('<p>read me</p>');
  const bring = vi.mocked(startMotion).mock.calls.at(-1)?.[0] as LoadMotionModule;
  expect(await bring('passage')).toMatchObject({ followPassage: 2 });
  expect(await bring('animate')).toMatchObject({ runCounter: 1 });
  expect(asked()).toEqual(['passage', 'animate'].map((name) => (modules[name] as Pin).url));
});

it('a document that is rendered ahead asks for nothing before it is seen', async () => {
  Object.assign(document, { prerendering: true });
  modules.atOnce = true;
  await start('<p>read me</p>');
  Object.assign(document, { prerendering: false });
  delete modules.atOnce;
  expect(asked()).toEqual([]);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(asked()).toEqual(['/libraries', '/main', '/entry']);
});

describe('the way back from a document that was loaded anew', () => {
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

  it('loads the page of that address while nothing else listens', async () => {
    await start('<p>read me</p>');
    expect(reload).not.toHaveBeenCalled();
    back('/terms#part');
    expect(reload).not.toHaveBeenCalled();
    back('/contact-us?from=terms');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('loads it where somebody went back before this ran', async () => {
    history.replaceState({}, '', '/contact-us');
    await start('<p>read me</p>');
    expect(reload).toHaveBeenCalledOnce();
  });

  it("is the frame's as soon as it listens", async () => {
    await start('<p>read me</p>');
    globalThis.__starter?.onReady(true);
    back('/contact-us');
    expect(reload).not.toHaveBeenCalled();
  });
});

it.each([
  ['how fast the view was, where the server has drawn the view', ['view', 'vitals'], ['/vitals']],
  ['that script runs in this view, where the server asks', ['view', 'report'], ['/report']],
  ['nothing of it where the server says neither, whatever others on the way have timed', ['view', 'cache'], []],
])('asks for what tells %s', async (_, names, modules) => {
  const serverTiming = names.map((name) => ({ name }));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'navigate', name: location.href, serverTiming },
  ] as never);
  await start('<p>read me</p>');
  expect(asked()).toEqual(modules);
});

describe('a page of which a part needs script', () => {
  beforeEach(() =>
    start('<p id="text">read</p><div data-hydrate="interaction"><button id="map" type="button">map</button></div>'),
  );

  it('asks for the frame alone while the pointer is elsewhere, or a key is pressed', () => {
    move('mouse');
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    document.getElementById('text')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(asked()).toEqual(['/libraries', '/main']);
  });

  it.each(['pointerover', 'pointerdown', 'focusin'])('asks for the page, too, on %s of the part', (kind) => {
    document.getElementById('map')?.dispatchEvent(new Event(kind, { bubbles: true }));
    expect(asked()).toEqual(['/libraries', '/main', '/entry']);
  });

  it('asks once for what does not come to a page, however often the pointer is over it', () => {
    vi.mocked(verifyModule).mockImplementation(async (url) => {
      if (url === '/entry') throw new Error('refused');
    });
    for (let i = 0; i < 5; i++)
      document.getElementById('map')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(vi.mocked(verifyModule).mock.calls.filter(([url]) => url === '/entry')).toHaveLength(1);
  });

  it('says that it failed where the frame does not come, and asks again on an intent ten seconds later, not before', async () => {
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

  it('asks for a frame that does not come by itself, ever more seldom, and for a line that is back', async () => {
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

  it('fails where the frame arrives and does not begin: bytes may throw', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    move('mouse');
    await vi.advanceTimersByTimeAsync(7999);
    expect(document.documentElement.dataset.hydrated).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(document.documentElement.dataset.hydrated).toBe('failed');
    vi.useRealTimers();
  });
});

describe('what fails', () => {
  it('asks for what tells of it, and not before', async () => {
    await start('<p>Words</p>');
    expect(asked()).not.toContain('/report');
    window.dispatchEvent(new ErrorEvent('error', { message: 'no' }));
    expect(asked()).toContain('/report');
  });

  it('is told where the frame or the page cannot respond', async () => {
    await start('<p>Words</p>');
    globalThis.__starter?.onReady(true);
    expect(asked()).not.toContain('/report');
    globalThis.__starter?.onReady(false, new Error('no'));
    expect(asked()).toContain('/report');
  });

  it('is told also of a script element, whose event does not rise', async () => {
    await start('<p>Words</p>');
    const script = document.head.appendChild(document.createElement('script'));
    script.dispatchEvent(new Event('error'));
    expect(asked()).toContain('/report');
  });
});
