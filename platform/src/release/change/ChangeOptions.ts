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
  /** True: checks and composes, but writes nothing. */
  readonly dryRun?: boolean | undefined;
  /** Private key (ed25519) that signs the log entry. */
  readonly signingKey?: KeyObject | undefined;
  readonly onProgress?: ((step: string) => void) | undefined;
  /** Receives each warning of the gate. */
  readonly onWarning?: ((warning: string) => void) | undefined;
  /** Maximum duration of rendering one page, in milliseconds. */
  readonly pageTimeLimit?: number | undefined;
  /** Pages that the gate has rendered earlier in the same command. The promotion reuses them. */
  readonly pages?: PageMemo | undefined;
}

/** Options with which a promotion overrides refusals. */
export interface ForceOptions {
  /** Overrides a rolled-back version, a hold, and a conflict with another package's rollback. */
  readonly force?: boolean | undefined;
  /** Paths of pages that may disappear without a redirect. */
  readonly drops?: readonly string[] | undefined;
}
