// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

const scrollTo = vi.fn();

beforeEach(() => {
  vi.resetModules();
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
  sessionStorage.clear();
  document.body.innerHTML = '<main><h1>Heading</h1><section id="goals"></section></main>';
});

const scrolledTo = (y: number) => vi.stubGlobal('scrollY', y);

it('leaves it to the browser where somebody goes back to, if the entry was left before any script ran', async () => {
  const { restorePosition, rememberPositions } = await import('./scrollPosition.browser.ts');
  // A link to a part was followed, and only then did the frame respond.
  history.replaceState(null, '', '/cybersecurity#goals');
  rememberPositions();
  history.replaceState(null, '', '/cybersecurity');
  restorePosition('POP', true);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('goes back to where the visitor was before the frame responded', async () => {
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

it('begins a page at its top that nobody was on before', async () => {
  const { restorePosition } = await import('./scrollPosition.browser.ts');
  history.replaceState({ key: 'new' }, '', '/privacy');
  restorePosition('PUSH', false);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

it('remembers a part that the browser was at before the frame heard of it', async () => {
  const { restorePosition, rememberPositions } = await import('./scrollPosition.browser.ts');
  history.replaceState({ key: 'first' }, '', '/privacy');
  rememberPositions();
  // The browser follows a link to a part by itself, and says so; the router hears of it a frame later.
  history.replaceState(null, '', '/privacy#goals');
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

it.each([
  ['#nothing', undefined],
  ['#Goals', undefined],
  ['#%E0%A4%A', undefined],
  ['#:~:text=Heading', undefined],
  ['#goals', 'goals'],
  ['#%D1%86%D1%96%D0%BB%D1%96', 'цілі'],
])('goes to what %s names, and to the top where it names nothing', async (fragment, expected) => {
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
