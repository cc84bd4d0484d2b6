import type { EntryFlags } from '../../store/protocol/entryFlags.ts';
import type { Canary, Composition, LogEntry } from '../../store/protocol/logEntry.ts';
import type { Permits } from './refuseChange.ts';

/** Author of a change, and its origin. */
export interface ChangeOrigin {
  readonly who: string;
  /** Commit that the command runs from, in hex. */
  readonly commit?: string | undefined;
  /** URL of the pipeline run. */
  readonly run?: string | undefined;
}

/** A canary before its site is composed. */
export type WantedCanary = Omit<Canary, 'site'>;

/** Flags that a command wants for the next log entry. The canary's site is not composed yet. */
export interface WantedFlags extends Omit<EntryFlags, 'canary'> {
  readonly canary: WantedCanary | undefined;
}

/** A change of the live state, as a command requests it. */
export interface LiveChange {
  /** Makes the wanted composition from the live one. `makeLive` calls it again if another writer came first. */
  readonly change: (live: Composition | undefined) => Composition;
  /** Makes the flags of the next entry; by default they stay. */
  readonly flags?: ((now: EntryFlags, live: LogEntry | undefined) => WantedFlags) | undefined;
  /** Refusals to override; none by default. */
  readonly permits?: Permits | undefined;
  /**
   * Set for a rollback: the versions that it replaces are refused from now on, their pages may disappear, and a release that was live
   * before skips the gate. `to` is the target entry if the rollback restores a whole composition.
   */
  readonly rollsBack?: { readonly to?: LogEntry | undefined } | undefined;
  /** True to compose again even if only the composing code or the response headers have changed. */
  readonly anew?: boolean | undefined;
  readonly why: string;
  readonly origin?: ChangeOrigin | undefined;
  /** Command, for the log. */
  readonly verb?: string | undefined;
}
