import type { Visitor } from './Visitor.ts';

/** What the pages of the site are walked through for, and where. */
export interface Ground {
  readonly visitor: Visitor;
  /** Of the site that is walked through, without a slash at its end. */
  readonly site: string;
  /** All pages of its own snapshot in both languages, and the not-found page in both. */
  readonly addresses: readonly string[];
}

/** One row of the table: a sentence on what a page must do, and how that is tried. */
export interface Check {
  readonly name: string;
  /** Each thing that it tries, with what was found wrong there; empty where all is well. */
  run(ground: Ground): Promise<Findings>;
}

/** By what was tried: what was found wrong. */
export type Findings = Readonly<Record<string, readonly string[]>>;

/** A check that tries one thing, and throws where it is wrong. */
export const journey = (name: string, go: (visitor: Visitor) => Promise<void>): Check => ({
  name,
  run: async ({ visitor }) => {
    await visitor.driver.complaints();
    const wrong = await go(visitor).then(
      () => [],
      (error: Error) => [error.message],
    );
    return { [name]: [...wrong, ...(await visitor.driver.complaints())] };
  },
});

/** @throws Error with both where they differ */
export function equal<T>(found: T, expected: T, what: string): void {
  const [said, wanted] = [JSON.stringify(found), JSON.stringify(expected)];
  if (said !== wanted) throw new Error(`${what}: ${said}, not ${wanted}`);
}
