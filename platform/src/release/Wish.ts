import type { EntryFlags } from '../store/protocol/entryFlags.ts';
import type { Canary, Composition, LogEntry } from '../store/protocol/logEntry.ts';
import type { Permits } from './refuseChange.ts';

/** The author of a change of what is live, and the place it comes from. */
export interface Origin {
  readonly who: string;
  /** The commit that the command runs from, in hex. */
  readonly commit?: string | undefined;
  /** The address of the pipeline's run. */
  readonly run?: string | undefined;
}

/** A canary as it is wanted; its site is composed when it becomes live. */
export type WantedCanary = Omit<Canary, 'site'>;

/** The flags of the next entry, as a verb wants them. */
export interface WantedFlags extends Omit<EntryFlags, 'canary'> {
  readonly canary: WantedCanary | undefined;
}

/** The next live state, as a verb wants it. */
export interface Wish {
  /** The composition that is wanted, made from the one that is live. Called again if another writer came first. */
  readonly change: (live: Composition | undefined) => Composition;
  /** Turns holds and canary of the live entry into those of the next one. They stay by default. */
  readonly flags?: ((now: EntryFlags, live: LogEntry | undefined) => WantedFlags) | undefined;
  /** The refusals that are overruled; none by default. */
  readonly permits?: Permits | undefined;
  /**
   * Goes back: what is left is refused until somebody forces it, pages that came with it may go, and a release that was live before need not
   * pass the gate again. `to` is the entry that is wanted again, where it is a whole one.
   */
  readonly rollsBack?: { readonly to?: LogEntry | undefined } | undefined;
  /** Composes also where nothing but the code that composes has changed. */
  readonly anew?: boolean | undefined;
  readonly why: string;
  readonly origin?: Origin | undefined;
  /** The command, for the log. */
  readonly verb?: string | undefined;
}
