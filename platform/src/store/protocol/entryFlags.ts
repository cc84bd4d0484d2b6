import type { LogEntry } from './logEntry.ts';

/**
 * Flags that an entry of the log carries along beside the composition, from one entry to the next. A change says what becomes of all of
 * them: each is required here, so that none can be forgotten.
 */
export interface EntryFlags {
  /** Packages that nobody may change until they are let go. */
  readonly holds: readonly string[];
  /** Versions that were rolled back, by package. */
  readonly refused: Readonly<Record<string, readonly string[]>>;
  readonly canary: LogEntry['canary'] | undefined;
  /** True if nobody is offered or sent a delta. */
  readonly deltasOff: boolean;
}

/** The flags of an entry; before the first one there are none. */
export const flagsOf = (entry: LogEntry | undefined): EntryFlags => ({
  holds: entry?.holds ?? [],
  refused: entry?.refused ?? {},
  canary: entry?.canary,
  deltasOff: entry?.deltasOff ?? false,
});

/** The flags as an entry writes them: in order, and what is empty is left out. */
export function writtenFlags({ holds, refused, canary, deltasOff }: EntryFlags): Pick<LogEntry, keyof EntryFlags> {
  const versions = Object.entries(refused).flatMap(([name, each]) =>
    each.length > 0 ? [[name, [...each].sort()] as const] : [],
  );
  return {
    ...(holds.length > 0 && { holds: [...holds].sort() }),
    ...(versions.length > 0 && { refused: Object.fromEntries(versions) }),
    ...(canary && { canary }),
    ...(deltasOff && { deltasOff }),
  };
}
