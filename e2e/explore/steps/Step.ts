import { type Expected, onScreen } from '../Expected.ts';
import type { Promised } from '../properties.ts';
import type { Visitor } from '../Visitor.ts';

/** What is drawn for each step, whatever it is: it stays short to print, and a step reads out of it what it needs. */
export interface Draw {
  /** Which of those that there are: counted around. */
  readonly which: number;
  /** By keys, not by the pointer. */
  readonly keys: boolean;
}

/** What became of a step that was taken. */
export interface Taken {
  /** In plain words, as a person would repeat it. */
  readonly said: string;
  readonly promised: Promised;
}

/** One thing that a visitor, or the world around one, does. */
export interface Step {
  readonly name: string;
  /** How often it is drawn beside the others. */
  readonly weight: number;
  when(expected: Expected): boolean;
  /** Does it, and says in `expected` what may be expected from then on. Nothing if there was nothing to do it to. */
  take(visitor: Visitor, expected: Expected, draw: Draw): Promise<Taken | undefined>;
}

/** Remembers where the visitor is on the entry that is about to be left. */
export async function leave({ page }: Visitor, expected: Expected): Promise<void> {
  const y = await page.evaluate(() => {
    const from = location.href;
    const leaving = {};
    Object.assign(window, { leaving, leftAt: Math.round(scrollY) });
    const note = () => {
      const isNow = location.href === from && (window as { leaving?: object }).leaving === leaving;
      if (isNow) Object.assign(window, { leftAt: Math.round(scrollY) });
    };
    // What is pressed may be scrolled to first, and a panel that closes gives the focus back to a field that is elsewhere.
    addEventListener('scroll', note, { passive: true });
    return Math.round(scrollY);
  });
  expected.leaving = onScreen(expected);
  expected.leaving.left = { y, width: expected.width };
}

export const byWhat = (keys: boolean): string => (keys ? 'with the keys' : 'with the pointer');
