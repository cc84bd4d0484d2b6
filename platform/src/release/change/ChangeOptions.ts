import type { KeyObject } from 'node:crypto';
import { userInfo } from 'node:os';
import type { PageMemo } from '../../compose/pages/composePages.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import type { Canary, Composition, EntryFlags, LogEntry } from '../../store/protocol/logEntry.ts';
import type { Budgets } from '../gate/checkBudgets.ts';
import type { PermittedViolations } from './refuseChange.ts';

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

/** Author of a change, and the commit and pipeline run it was made from. */
export interface ChangeOrigin {
  readonly who: string;
  /** Commit, in hex, of the checkout in which the command runs. */
  readonly commit?: string | undefined;
  readonly run?: string | undefined;
}

/** Returns the name of the system's user. Returns `uid 54321` for an ID without a name, which containers may run under. */
export function getUserName(readName = () => userInfo().username): string {
  try {
    return readName();
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Release and share of a canary whose site is not composed yet. */
export type WantedCanary = Omit<Canary, 'site'>;

/** Flags for the next log entry, with a canary whose site is not composed yet. */
export interface WantedFlags extends Omit<EntryFlags, 'canary'> {
  readonly canary: WantedCanary | undefined;
}

/** A change of the live composition or flags, as a command requests it. */
export interface LiveChange {
  /** Returns the composition to make live. Called again with the newer composition if another writer was faster. */
  readonly change: (live: Composition | undefined) => Composition;
  /** Returns the flags of the next entry. Without this function the flags do not change. */
  readonly flags?: ((now: EntryFlags, live: LogEntry | undefined) => WantedFlags) | undefined;
  /** Refusals to override; none by default. */
  readonly permits?: PermittedViolations | undefined;
  /**
   * Set for a rollback. The replaced versions are then refused, their pages may disappear, and releases that were live before skip the
   * release gate. `to` is the target entry if the rollback restores a whole composition.
   */
  readonly rollsBack?: { readonly to?: LogEntry | undefined } | undefined;
  /** True: composes again even if releases and values are unchanged, because composing code or response headers may have changed. */
  readonly anew?: boolean | undefined;
  readonly why: string;
  readonly origin?: ChangeOrigin | undefined;
  /** Name of the command; the log records it. */
  readonly verb?: string | undefined;
}
