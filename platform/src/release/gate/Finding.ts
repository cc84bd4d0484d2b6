/** Result of a check of the release gate: a fault, because of which a release may not become live, or a warning. */
export interface Finding {
  /** Part of the release with the fault: `exposes`, `shares`, `routes`, `locales`, `budgets`, `pages` … */
  readonly field: string;
  readonly fault: string;
  readonly remedy: string;
  /** Package that could no longer be rolled back with the release. Absent if the release itself could not become live. */
  readonly after?: string;
  /** True for a warning, such as a slightly exceeded budget. */
  readonly isWarning?: boolean;
  /** Value to which `budget.json` would have to be raised; absent if the finding is not about size. */
  readonly needs?: BudgetValue;
}

/** Value in a package's `budget.json`, in KB. */
export interface BudgetValue {
  readonly name: string;
  readonly kind: 'firstLoad' | 'returning';
  readonly kilobytes: number;
}
