// @vitest-environment happy-dom
import { trackListeners } from 'shared/testing';
import { beforeEach, expect, it, vi } from 'vitest';

const scrollTo = vi.fn();

beforeEach(() => {
  vi.resetModules();
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
  sessionStorage.clear();
  history.scrollRestoration = 'auto';
  document.body.innerHTML = '<main><h1>Heading</h1><section id="goals"></section></main>';
  return trackListeners();
});

const scrolledTo = (y: number) => vi.stubGlobal('scrollY', y);
/** Does what a browser does for a plain fragment link, whose state is null, and for the Back button. */
const pop = (address: string, state: unknown) => {
  history.replaceState(state, '', address);
  dispatchEvent(new Event('popstate'));
};

it('the browser restores the scroll position of a history entry that was left before script ran', async () => {
  const { restorePosition, rememberPositions } = await import('./scrollPosition.browser.ts');
  // Simulates a visitor that follows a link to a section before the frame is hydrated.
  history.replaceState(null, '', '/cybersecurity#goals');
  rememberPositions();
  pop('/cybersecurity', null);
  restorePosition('POP', true);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('going back restores the scroll position from before hydration', async () => {
  const { restorePosition, rememberPositions } = await import('./scrollPosition.browser.ts');
  history.replaceState(null, '', '/cybersecurity');
  scrolledTo(420);
  rememberPositions();
  const { state } = history;
  history.replaceState({ key: 'next' }, '', '/privacy');
  restorePosition('PUSH', false);
  history.replaceState(state, '', '/cybersecurity');
  restorePosition('POP', false);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 420);
});

it('going back restores the position of an earlier document’s first page, not of a later document’s', async () => {
  const openDocument = async (path: string, state: unknown) => {
    dispatchEvent(new Event('pagehide'));
    vi.resetModules();
    history.replaceState(state, '', path);
    scrolledTo(0);
    const module = await import('./scrollPosition.browser.ts');
    module.rememberPositions();
    return module;
  };
  const scroll = (y: number) => {
    scrolledTo(y);
    dispatchEvent(new Event('scroll'));
  };
  const first = await openDocument('/', null);
  scroll(800);
  const { state } = history;
  history.replaceState({ key: 'hub' }, '', '/services/digital-marketing');
  scrolledTo(0);
  first.restorePosition('PUSH', false);
  await openDocument('/services/seo', null);
  scroll(300);
  // Goes back twice. The browser treats the first page as an entry of the document that the first step loads.
  const third = await openDocument('/services/digital-marketing', { key: 'hub' });
  history.replaceState(state, '', '/');
  third.restorePosition('POP', false);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 800);
});

it.each([
  ['manual', 0, [[0, 800]]],
  ['manual', 20, []],
  ['auto', 0, []],
] as const)(
  'a document of an entry with the mode %s, already scrolled to %s, is scrolled by script to %j',
  async (mode, position, expected) => {
    sessionStorage.setItem('porohy-scroll', '[["left",800]]');
    history.replaceState({ key: 'left' }, '', '/');
    // A browser keeps the mode for each entry. A client navigation leaves an entry with the mode "manual".
    history.scrollRestoration = mode;
    scrolledTo(position);
    const { rememberPositions } = await import('./scrollPosition.browser.ts');
    rememberPositions();
    expect(scrollTo.mock.calls).toEqual(expected);
  },
);

it('a document that returns from the back/forward cache keeps the positions that a later document has stored', async () => {
  const { rememberPositions } = await import('./scrollPosition.browser.ts');
  history.replaceState({ key: 'own' }, '', '/');
  rememberPositions();
  dispatchEvent(new Event('pagehide'));
  sessionStorage.setItem('porohy-scroll', '[["own",0],["later",900]]');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.getItem('porohy-scroll') ?? '')).toContainEqual(['later', 900]);
});

it('the first history entry of a document keeps its state and, after a reload, its key', async () => {
  history.replaceState({ idx: 3 }, '', '/privacy');
  const { rememberPositions } = await import('./scrollPosition.browser.ts');
  rememberPositions();
  const { state } = history;
  expect(state).toMatchObject({ idx: 3, key: expect.any(String) });
  rememberPositions();
  expect(history.state).toEqual(state);
});

it('a new page starts at its top', async () => {
  const { restorePosition } = await import('./scrollPosition.browser.ts');
  history.replaceState({ key: 'new' }, '', '/privacy');
  restorePosition('PUSH', false);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

it('a scroll to a section before the router noticed the link is remembered', async () => {
  const { restorePosition, rememberPositions } = await import('./scrollPosition.browser.ts');
  history.replaceState({ key: 'first' }, '', '/privacy');
  rememberPositions();
  // Simulates a fragment link: the browser scrolls at once, and the router notices the new address one frame later.
  pop('/privacy#goals', null);
  scrolledTo(1302);
  dispatchEvent(new Event('scroll'));
  restorePosition('POP', true);
  const { state } = history;
  history.replaceState({ key: 'later' }, '', '/privacy#other');
  scrolledTo(2000);
  restorePosition('PUSH', true);
  history.replaceState(state, '', '/privacy#goals');
  restorePosition('POP', true);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 1302);
});

it('a second click on a fragment link keeps the position of its entry', async () => {
  const { restorePosition, rememberPositions } = await import('./scrollPosition.browser.ts');
  rememberPositions();
  pop('/privacy#goals', null);
  restorePosition('POP', true);
  // The address stays, so the router reports no navigation.
  pop('/privacy#goals', null);
  scrolledTo(2000);
  dispatchEvent(new Event('scroll'));
  const { state } = history;
  pop('/', { key: 'other' });
  restorePosition('POP', false);
  pop('/privacy#goals', state);
  restorePosition('POP', false);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 2000);
});

it.each([
  ['#nothing', undefined],
  ['#Goals', undefined],
  ['#%E0%A4%A', undefined],
  ['#:~:text=Heading', undefined],
  ['#goals', 'goals'],
  ['#%D1%86%D1%96%D0%BB%D1%96', 'цілі'],
])('the fragment %s scrolls to its element, or to the top without one', async (fragment, expected) => {
  document.body.innerHTML += '<section id="цілі"></section>';
  const shown: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.id);
  });
  const { restorePosition } = await import('./scrollPosition.browser.ts');
  history.replaceState({ key: 'new' }, '', `/privacy${fragment}`);
  restorePosition('PUSH', false);
  expect(shown).toEqual(expected ? [expected] : []);
  expect(scrollTo.mock.calls).toEqual(expected ? [] : [[0, 0]]);
});

it.each([true, false])(
  'a link to a section moves the focus there, although no section can take it (same page: %s)',
  async (isSamePage) => {
    const { restorePosition } = await import('./scrollPosition.browser.ts');
    history.replaceState({ key: 'new' }, '', '/privacy#goals');
    restorePosition('PUSH', isSamePage);
    const section = document.activeElement as HTMLElement;
    expect(section.id).toBe('goals');
    section.blur();
    expect(section.hasAttribute('tabindex')).toBe(false);
  },
);
