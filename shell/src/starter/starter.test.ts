// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listenUntilOver } from './listeners.suite.ts';
import { pin } from './pin.browser.ts';

vi.mock('./pin.browser.ts', () => ({ pin: vi.fn(async () => {}) }));
vi.mock('shared/enter', () => ({ enterMotion: vi.fn() }));
vi.mock('shared/native', () => ({ handleInvokers: vi.fn(), stepRow: vi.fn() }));

const pinned = (url: string) => ({ url, integrity: 'sha384-x' });
const modules: Record<string, unknown> = {
  frame: [pinned('/libraries'), pinned('/main')],
  page: [pinned('/entry')],
  animate: pinned('/animate'),
};

/** What has been asked for so far, each once. */
const asked = () => [...new Set(vi.mocked(pin).mock.calls.map(([url]) => url))];

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
  vi.mocked(pin).mockReset().mockResolvedValue(undefined);
  return listenUntilOver();
});

const move = (pointerType: string, target: EventTarget = window) =>
  target.dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), { pointerType }));

const tap = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerup', { bubbles: true }));

describe('a page whose water answers', () => {
  beforeEach(() =>
    start('<div data-under-header="dark"><p>words</p><span data-stone=""></span></div><p id="below">more</p>'),
  );

  it('asks for the frame when a finger taps on it, and keeps the tap for it', () => {
    tap('[data-under-header] p');
    expect(asked()).toEqual(['/libraries', '/main']);
    expect(globalThis.__tap?.type).toBe('pointerup');
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

  it('asks for the frame alone when a mouse moves, or a key is pressed', () => {
    move('mouse');
    expect(asked()).toEqual(['/libraries', '/main']);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    expect(asked()).toEqual(['/libraries', '/main']);
  });

  it('gives the page to who asks for it all the same', async () => {
    globalThis.__starter?.wantPage();
    await globalThis.__starter?.pageWanted;
    expect(asked()).toEqual(['/libraries', '/main', '/entry']);
  });
});

it('a page of a remote that does not mark what needs script is asked for at once', async () => {
  modules.atOnce = true;
  await start('<p>read me</p>');
  delete modules.atOnce;
  expect(globalThis.__starter?.pageNeeds).toBe(true);
  expect(asked()).toEqual(['/libraries', '/main', '/entry']);
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

describe('a page of which a part needs script', () => {
  beforeEach(() =>
    start('<p id="text">read</p><div data-needs="touch"><button id="map" type="button">map</button></div>'),
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
    vi.mocked(pin).mockImplementation(async (url) => {
      if (url === '/entry') throw new Error('refused');
    });
    for (let i = 0; i < 5; i++)
      document.getElementById('map')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(vi.mocked(pin).mock.calls.filter(([url]) => url === '/entry')).toHaveLength(1);
  });

  it('says that it failed where the frame does not come, and asks again on an intent ten seconds later, not before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.mocked(pin).mockRejectedValue(new Error('refused'));
    move('mouse');
    await vi.waitFor(() => expect(document.documentElement.dataset.hydrated).toBe('failed'));
    vi.mocked(pin).mockReset().mockResolvedValue(undefined);
    move('mouse');
    expect(asked()).toEqual([]);
    vi.advanceTimersByTime(10_000);
    move('mouse');
    expect(asked()).toEqual(['/libraries', '/main']);
    vi.useRealTimers();
  });
});
