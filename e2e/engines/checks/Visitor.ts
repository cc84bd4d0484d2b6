import { until } from '../../serveStore.ts';
import type { Driver } from '../drivers/Driver.ts';

/** Nothing that a page owes takes longer, also on two cores that others use. */
const patience = 15_000;

/** What a visitor does in an engine, in steps that wait for a state and never for a time. */
export class Visitor {
  readonly driver: Driver;
  readonly site: string;

  constructor(driver: Driver, site: string) {
    this.driver = driver;
    this.site = site;
  }

  /**
   * Opens an address of the site. Who was on it before has chosen the language of that address then, and is not led elsewhere: the exchange
   * asks the browser only where nobody has chosen.
   */
  async open(address: string, site = this.site): Promise<void> {
    const language = /^\/en(\/|$)/.test(address) ? 'en' : 'ua';
    await this.driver.evaluate(
      (origin, chosen) => {
        if (location.origin === origin) localStorage.setItem('i18nextLng', chosen);
      },
      new URL(site).origin,
      language,
    );
    await this.driver.goto(site + address);
  }

  /** Opens an address, means to go on, and waits until frame and page respond (docs/contracts.md, "Ready"). */
  async visit(address: string): Promise<void> {
    await this.open(address);
    await this.meansToGoOn('');
  }

  /** A key that does nothing, and a pointer over what needs script: until the page says what it is expected to. */
  async meansToGoOn(outcome: '' | 'failed'): Promise<void> {
    await this.driver.key('Shift');
    await this.sees(
      `data-hydrated="${outcome}"`,
      (expected) => {
        document.querySelector('#main [data-needs]')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
        return document.documentElement.dataset.hydrated === expected;
      },
      outcome,
    );
  }

  /**
   * Waits until something holds in the page, also while one document follows another.
   * @throws Error if it never does, with where the page is instead
   */
  async sees<Words extends readonly unknown[]>(
    what: string,
    holds: (...words: Words) => boolean | undefined,
    ...words: Words
  ): Promise<void> {
    const end = performance.now() + patience;
    let why = '';
    await until(async () => {
      if (performance.now() > end)
        throw new Error(`waited in vain for ${what}: ${why || (await this.driver.evaluate(whereIs))}`);
      return this.driver.evaluate(holds, ...words).then(
        (result) => {
          why = '';
          return result === true;
        },
        // The document that was asked has gone.
        (error: Error) => {
          why = error.message;
          return false;
        },
      );
    });
  }

  /** Waits until an address is shown by the remote that owns it. */
  async arrives(address: string, selector = 'main h1'): Promise<void> {
    await this.sees(
      `${address} with ${selector}`,
      (path, wanted) => location.pathname + location.search === path && document.querySelector(wanted) !== null,
      address,
      selector,
    );
  }

  /** Presses the first visible element of a selector, where it stands when it has come to rest and nothing lies over it. */
  async click(selector: string): Promise<void> {
    const { x, y } = await this.place(selector);
    await this.driver.click(x, y);
  }

  /** Moves the pointer over it. */
  async pointAt(selector: string): Promise<void> {
    const { x, y } = await this.place(selector);
    await this.driver.pointAt(x, y);
  }

  /** The middle of the first visible element of a selector, in the window, when it has come to rest: seen three times in one place. */
  private async place(selector: string): Promise<{ x: number; y: number }> {
    const end = performance.now() + patience;
    const seen: string[] = [];
    let [x, y] = [0, 0];
    await until(async () => {
      const found = await this.driver.evaluate(standsAt, selector);
      seen.push(found.said);
      [x, y] = [found.x, found.y];
      if (performance.now() > end) throw new Error(`${selector} cannot be pressed: ${found.said}`);
      return found.clear && seen.length > 2 && new Set(seen.slice(-3)).size === 1;
    });
    return { x, y };
  }

  /** Gives the focus to the first element of a selector. */
  focus(selector: string): Promise<void> {
    return this.driver.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);
  }

  /** Sets a mark on the window: it is gone if a document was loaded since. */
  mark(): Promise<void> {
    return this.driver.evaluate(() => void Object.assign(window, { sameDocument: true }));
  }

  /** @throws Error if a document was loaded since the mark */
  async isSameDocument(): Promise<void> {
    if (!(await this.driver.evaluate(() => 'sameDocument' in window))) throw new Error('a document was loaded');
  }
}

/** Runs in the browser. */
function whereIs(): string {
  const { dataset, lang } = document.documentElement;
  const focus = document.activeElement;
  return `${location.href} at ${scrollY} of ${document.documentElement.scrollHeight}, ${lang}, "${document.querySelector('main h1')?.textContent}", data-hydrated ${dataset.hydrated === undefined ? 'is not there' : `"${dataset.hydrated}"`}, focus on ${focus?.tagName}${focus?.id && `#${focus.id}`}`;
}

/** Brings an element into the window and says where its middle is, and whether a press there would meet it. Runs in the browser. */
function standsAt(selector: string): { x: number; y: number; clear: boolean; said: string } {
  const nowhere = (said: string) => ({ x: 0, y: 0, clear: false, said });
  const element = [...document.querySelectorAll(selector)].find((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  if (!element) return nowhere('it is not visible');
  const { top, bottom } = element.getBoundingClientRect();
  // Below the header, which stays.
  if (top < (element.closest('header, dialog') ? 0 : 90) || bottom > innerHeight) {
    // Whoever scrolls there sees all of what lies between: with heights that are guesses a jump ends beside its aim.
    document.documentElement.dataset.whole = '';
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const box = element.getBoundingClientRect();
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  const hit = document.elementFromPoint(x, y);
  const clear = hit !== null && (element.contains(hit) || hit.contains(element));
  return { x, y, clear, said: `${x} ${y} ${clear ? '' : `below ${hit?.outerHTML.slice(0, 80)}`}` };
}
