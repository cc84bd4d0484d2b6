// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { trackListeners } from '../testing/listeners.suite.ts';
import { enableStepLinks } from './enableStepLinks.ts';

let row: HTMLElement;
const arrow = (step: number) => document.querySelector<HTMLElement>(`[data-step="${step}"]`);

function carousel(attributes: string): void {
  document.body.innerHTML = `
    <div data-hydrate="interaction"><div data-hydrate="visible" ${attributes}>
      <div tabindex="0"><div><div id="a" role="group"></div><div id="b"></div></div></div>
      <a data-step="-1" href="#a">Back</a><a data-step="0" href="#b">2</a><a data-step="1" href="#b"><i>On</i></a>
    </div></div>`;
  row = document.querySelector('[tabindex]') as HTMLElement;
  let left = 0;
  Object.defineProperties(row, {
    scrollWidth: { value: 600 },
    scrollLeft: { get: () => left, set: (to: number) => (left = Math.max(0, Math.min(300, to))) },
  });
  Object.defineProperty(document.getElementById('a'), 'clientWidth', { value: 200 });
}

beforeEach(() => {
  const over = trackListeners();
  enableStepLinks();
  return over;
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('an arrow scrolls the row by one slide and leaves the address unchanged', () => {
  carousel('');
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  arrow(1)?.querySelector('i')?.dispatchEvent(event);
  expect([row.scrollLeft, event.defaultPrevented]).toEqual([200, true]);
  arrow(-1)?.click();
  expect(row.scrollLeft).toBe(0);
});

it('an arrow works although another listener stops the event', () => {
  carousel('');
  const deaf = (event: Event) => event.stopPropagation();
  document.body.addEventListener('click', deaf, true);
  arrow(1)?.click();
  document.body.removeEventListener('click', deaf, true);
  expect(row.scrollLeft).toBe(200);
});

it('an arrow at the end does nothing, and in a loop wraps round', () => {
  carousel('');
  arrow(-1)?.click();
  expect(row.scrollLeft).toBe(0);
  carousel('data-loop="true"');
  arrow(-1)?.click();
  expect(row.scrollLeft).toBe(300);
  arrow(1)?.click();
  expect(row.scrollLeft).toBe(0);
});

it('a dot scrolls to its slide and stores it as the target', () => {
  carousel('data-loop="true"');
  const shown = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue();
  arrow(0)?.click();
  expect(shown.mock.contexts.map((each) => (each as HTMLElement).id)).toEqual(['b']);
  expect(row.scrollLeft).toBe(0);
  expect(row.dataset.targetSlide).toBe('#b');
  arrow(1)?.click();
  expect(row.dataset.targetSlide).toBe('');
});

it('the space key presses an arrow, and no other key does', () => {
  carousel('');
  for (const key of ['a', 'Enter', ' ']) arrow(1)?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect(row.scrollLeft).toBe(200);
});

it('a hydrated carousel is left to its own script', () => {
  carousel('data-ready="true"');
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  arrow(1)?.dispatchEvent(event);
  expect([row.scrollLeft, event.defaultPrevented]).toEqual([0, false]);
});
