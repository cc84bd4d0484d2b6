/** A reason why a release may not become live, or a warning. */
export interface Finding {
  /** Part of the release: `exposes`, `shares`, `routes`, `locales`, `budgets`, `pages` … */
  readonly field: string;
  readonly fault: string;
  readonly remedy: string;
  /** Rollback that the release would break. Absent if the fault is in the next live composition. */
  readonly after?: string;
  /** True for a warning, such as a slightly exceeded budget. */
  readonly isWarning?: boolean;
  /** Budget that would be enough. */
  readonly needs?: BudgetValue;
}

/** A value of a package's `budget.json`, in KB. */
export interface BudgetValue {
  readonly name: string;
  readonly kind: 'firstLoad' | 'returning';
  readonly kilobytes: number;
}
