/** Reason why a release may not become live, or a warning about it. */
export interface Finding {
  /** Part of the release: `exposes`, `shares`, `routes`, `locales`, `budgets`, `pages` … */
  readonly field: string;
  readonly fault: string;
  readonly remedy: string;
  /** Package whose rollback the release would break. Absent if the fault is in the composition that would become live. */
  readonly after?: string;
  /** True for a warning, such as a slightly exceeded budget. */
  readonly isWarning?: boolean;
  /** Budget value that would be large enough. */
  readonly needs?: BudgetValue;
}

/** Value in a package's `budget.json`, in KB. */
export interface BudgetValue {
  readonly name: string;
  readonly kind: 'firstLoad' | 'returning';
  readonly kilobytes: number;
}
