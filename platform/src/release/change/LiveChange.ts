import type { EntryFlags } from '../../store/protocol/entryFlags.ts';
import type { Canary, Composition, LogEntry } from '../../store/protocol/logEntry.ts';
import type { PermittedViolations } from './refuseChange.ts';

/** Author of a change, and the commit and pipeline run it was made from. */
export interface ChangeOrigin {
  readonly who: string;
  /** Commit in hex whose code runs the command. */
  readonly commit?: string | undefined;
  readonly run?: string | undefined;
}

/** Canary before its site is composed: release and share of visitors. */
export type WantedCanary = Omit<Canary, 'site'>;

/** Flags that a command wants for the next log entry. The canary's site is not composed yet. */
export interface WantedFlags extends Omit<EntryFlags, 'canary'> {
  readonly canary: WantedCanary | undefined;
}

/** Change of what is live, as a command requests it. */
export interface LiveChange {
  /** Returns the wanted composition for the live one. `makeLive` calls this function again if another writer came first. */
  readonly change: (live: Composition | undefined) => Composition;
  /** Returns the flags of the next entry; by default the flags stay. */
  readonly flags?: ((now: EntryFlags, live: LogEntry | undefined) => WantedFlags) | undefined;
  /** Refusals to override; none by default. */
  readonly permits?: PermittedViolations | undefined;
  /**
   * Set for a rollback: the replaced versions are refused from now on, their pages may disappear, and a release that was live before skips
   * the gate. `to` is the target entry if the rollback restores a whole composition.
   */
  readonly rollsBack?: { readonly to?: LogEntry | undefined } | undefined;
  /** True: composes again even if only the composing code or the response headers have changed. */
  readonly anew?: boolean | undefined;
  readonly why: string;
  readonly origin?: ChangeOrigin | undefined;
  /** Name of the command; the log records it. */
  readonly verb?: string | undefined;
}
