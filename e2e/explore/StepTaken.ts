import type fc from 'fast-check';
import type { Expected } from './Expected.ts';
import { isMarked } from './look.ts';
import { Broken, settle } from './settle.ts';
import type { Draw, Step, Taken } from './steps/Step.ts';
import type { Visitor } from './Visitor.ts';

/** How many documents may go under one step: a page that never stays is a finding. */
const most = 3;

/** A step of a walk: it is done to the page that is there, and the page is held against what may be expected of it then. */
export class StepTaken implements fc.AsyncCommand<Expected, Visitor> {
  readonly #step: Step;
  readonly #draw: Draw;

  constructor(step: Step, draw: Draw) {
    this.#step = step;
    this.#draw = draw;
  }

  check = (expected: Readonly<Expected>): boolean => this.#step.when(expected);

  /** @throws Broken if it cannot be done, or the page is not what it must be afterwards */
  async run(expected: Expected, visitor: Visitor): Promise<void> {
    for (let gone = 0; ; gone += 1) {
      const taken = await this.#take(expected, visitor, gone);
      if (taken === 'document gone') {
        await settle(visitor, expected, {});
        if (this.#step.when(expected)) continue;
        visitor.told.push(`finds nothing left for "${this.#step.name}" in a document that came just then`);
        return;
      }
      if (!taken) return;
      visitor.told.push(gone === 0 ? taken.said : `${taken.said}, in a document that came just then`);
      return settle(visitor, expected, taken.promised);
    }
  }

  async #take(expected: Expected, visitor: Visitor, gone: number): Promise<Taken | 'document gone' | undefined> {
    try {
      return await this.#step.take(visitor, expected, this.#draw);
    } catch (error) {
      // Nothing of a step is asked of a page once it is done: what failed has not been done yet.
      if (gone < most && !(await isMarked(visitor.page))) return 'document gone';
      visitor.told.push(`tries: ${this.#step.name}`);
      const why = (error as Error).message.split('\n').slice(0, 4).join(' ').slice(0, 400);
      throw new Broken([{ by: `done: ${this.#step.name}`, what: `it cannot be done: ${why}` }]);
    }
  }

  toString = (): string => this.#step.name;
}
