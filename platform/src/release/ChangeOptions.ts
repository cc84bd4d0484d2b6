import type { KeyObject } from 'node:crypto';
import type { RenderedPages } from '../compose/composePages.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import type { Budgets } from './gate/checkBudgets.ts';
import type { Origin } from './Wish.ts';

/** Options of every verb that changes what is live. */
export interface ChangeOptions {
  readonly store: ReleaseStore;
  /** Reason, for the log. */
  readonly why?: string | undefined;
  readonly origin?: Origin | undefined;
  readonly budgets?: Budgets | undefined;
  /** Checks and composes all of it, and writes nothing. */
  readonly dryRun?: boolean | undefined;
  /** Signs the entry that becomes live: an ed25519 private key. */
  readonly signingKey?: KeyObject | undefined;
  readonly onProgress?: ((step: string) => void) | undefined;
  /** Called with what the gate lets pass with a warning. */
  readonly onWarning?: ((warning: string) => void) | undefined;
  /** In milliseconds: how long one page may take. */
  readonly pageTimeLimit?: number | undefined;
  /** Pages that the gate has rendered just now. */
  readonly pages?: RenderedPages | undefined;
}

/** Refusals that a promotion may set aside. */
export interface Forced {
  /** Also a version that was rolled back, also while the package is held, and also in the way of another package's rollback. */
  readonly force?: boolean | undefined;
  /** Paths of pages that may go without a word of where they went. */
  readonly drops?: readonly string[] | undefined;
}
