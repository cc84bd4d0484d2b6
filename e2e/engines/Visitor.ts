import { expect } from '@playwright/test';
import type { SiteProxy } from '../siteProxy.ts';
import type { Engine } from './Engine.ts';

/** WebDriver's codes of keys. */
const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', ArrowRight: '\uE014', Shift: '\uE008' } as const;

/** Timeout of every wait, in milliseconds: more than a page needs, even on two busy cores. */
const patience = 15_000;

/** Sees, points and types like a visitor. Each step waits until the page has the expected state, never for a fixed time. */
export class Visitor {
  readonly engine: Engine;
  readonly hop: SiteProxy;

  constructor(engine: Engine, hop: SiteProxy) {
    this.engine = engine;
    this.hop = hop;
  }

  /** Waits until a condition holds in the page, also across a page load. */
  async sees<Words extends readonly unknown[]>(
    what: string,
    holds: (...words: Words) => boolean | undefined,
    ...words: Words
  ): Promise<void> {
    // An evaluation fails while one document replaces another. The next poll evaluates in the new document.
    const look = () => this.engine.evaluate(holds, ...words).catch(String);
    await expect.poll(look, { message: what, timeout: patience, intervals: [50] }).toBe(true);
  }

  async press(key: keyof typeof keys): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
    await this.engine.perform([{ type: 'key', id: 'keys', actions }]);
  }

  /** Clicks at a point of the viewport. */
  async pressAt(x: number, y: number): Promise<void> {
    const presses = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
    const actions = [{ type: 'pointerMove', x, y, duration: 0 }, ...presses];
    await this.engine.perform([{ type: 'pointer', id: 'mouse', actions }]);
  }

  async click(selector: string): Promise<void> {
    await this.pressAt(...(await this.placeOf(selector)));
  }

  /** Scrolls the first visible match of a selector into view and waits until it rests uncovered. @returns its centre in the viewport */
  async placeOf(selector: string): Promise<readonly [x: number, y: number]> {
    let positions: string[] = [];
    const isAtRest = async () => {
      positions = [...positions, await this.engine.evaluate(placeOf, selector).catch(String)].slice(-3);
      return /^\d/.test(positions[0] ?? '') && positions.length === 3 && new Set(positions).size === 1
        ? 'at rest'
        : positions.at(-1);
    };
    await expect.poll(isAtRest, { message: selector, timeout: patience, intervals: [50] }).toBe('at rest');
    const [x = 0, y = 0] = (positions[0] ?? '').split(' ').map(Number);
    return [x, y];
  }
}

/** Scrolls an element into view. Runs in the browser. @returns the centre of the element, or the reason why a visitor cannot press there */
function placeOf(selector: string): string {
  const isSeen = (each: Element) => each.checkVisibility({ visibilityProperty: true });
  const element = [...document.querySelectorAll(selector)].find(isSeen);
  if (!element) return 'not visible';
  const { top, bottom } = element.getBoundingClientRect();
  // Keeps the element below the sticky header.
  if (top < (element.closest('header, dialog') ? 0 : 90) || bottom > innerHeight)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  const hit = document.elementFromPoint(x, y);
  return hit && (element.contains(hit) || hit.contains(element)) ? `${x} ${y}` : `below ${hit?.outerHTML.slice(0, 80)}`;
}
