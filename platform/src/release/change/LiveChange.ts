import type { EntryFlags } from '../../store/protocol/entryFlags.ts';
import type { Canary, Composition, LogEntry } from '../../store/protocol/logEntry.ts';
import type { PermittedViolations } from './refuseChange.ts';

/** Author of a change, and the commit and pipeline run it was made from. */
export interface ChangeOrigin {
  readonly who: string;
  /** Commit, in hex, of the checkout in which the command runs. */
  readonly commit?: string | undefined;
  readonly run?: string | undefined;
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
