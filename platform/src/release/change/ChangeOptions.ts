import type { KeyObject } from 'node:crypto';
import type { PageMemo } from '../../compose/pages/composePages.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import type { Budgets } from '../gate/checkBudgets.ts';
import type { ChangeOrigin } from './LiveChange.ts';

/** Options of every command that changes what is live. */
export interface ChangeOptions {
  readonly store: ReleaseStore;
  /** Reason for the change; the log records it. */
  readonly why?: string | undefined;
  readonly origin?: ChangeOrigin | undefined;
  readonly budgets?: Budgets | undefined;
  /** True: makes all checks and composes, but writes nothing into the store. */
  readonly dryRun?: boolean | undefined;
  /** Private key (ed25519) with which the new log entry is signed; unsigned without a key. */
  readonly signingKey?: KeyObject | undefined;
  readonly onProgress?: ((step: string) => void) | undefined;
  /** Called with each warning of the release gate. */
  readonly onWarning?: ((warning: string) => void) | undefined;
  /** Maximum duration of rendering one page, in milliseconds. */
  readonly pageTimeLimit?: number | undefined;
  /** Pages that the release gate has rendered in this command. Composing takes them instead of rendering them again. */
  readonly pages?: PageMemo | undefined;
}

/** Refusals of a promotion that the command's options override. */
export interface ForceOptions {
  /** Permits three things: a rolled-back version, a package on hold, and a release with which another package could not be rolled back. */
  readonly force?: boolean | undefined;
  /** Paths of pages that may disappear without a redirect. */
  readonly drops?: readonly string[] | undefined;
}
