/** One reason why a release may not become live. */
export interface Finding {
  /** What of the release it concerns: `exposes`, `shares`, `routes`, `locales`, `budgets`, `pages` … */
  readonly field: string;
  readonly fault: string;
  /** What to do about it. */
  readonly remedy: string;
  /** The rollback that the release would stand in the way of; without it the release cannot be live now. */
  readonly after?: string;
}
