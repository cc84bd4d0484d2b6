/** One reason why a release may not become live, or a warning. */
export interface Finding {
  /** Part of the release that it concerns: `exposes`, `shares`, `routes`, `locales`, `budgets`, `pages` … */
  readonly field: string;
  readonly fault: string;
  /** Advice about what to do. */
  readonly remedy: string;
  /** The rollback that the release would stand in the way of; without it the release cannot be live now. */
  readonly after?: string;
  /** True where it may become live all the same: a budget is passed by little. */
  readonly isWarning?: boolean;
  /** The value of a package's budget that would be enough. */
  readonly needs?: BudgetValue;
}

/** One value of `budget.json` of a package, in KB. */
export interface BudgetValue {
  readonly name: string;
  readonly kind: 'firstLoad' | 'returning';
  readonly kilobytes: number;
}
