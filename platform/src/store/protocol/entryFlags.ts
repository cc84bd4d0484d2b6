import type { LogEntry } from './logEntry.ts';

/**
 * State besides the composition that each log entry copies from its predecessor. All fields are required, so that no change forgets one.
 */
export interface EntryFlags {
  /** Packages on hold: only `--force` changes them. */
  readonly holds: readonly string[];
  /** Versions that were rolled back, by package. Only `--force` promotes such a version again. */
  readonly refused: Readonly<Record<string, readonly string[]>>;
  readonly canary: LogEntry['canary'] | undefined;
  /** True if deltas are neither offered nor sent. */
  readonly deltasOff: boolean;
}

/** Returns the flags of an entry. Before the first entry, they are empty. */
export const readFlags = (entry: LogEntry | undefined): EntryFlags => ({
  holds: entry?.holds ?? [],
  refused: entry?.refused ?? {},
  canary: entry?.canary,
  deltasOff: entry?.deltasOff ?? false,
});

/** Returns the fields with which a log entry stores its flags: with sorted values, and without empty fields. */
export function serializeFlags({ holds, refused, canary, deltasOff }: EntryFlags): Pick<LogEntry, keyof EntryFlags> {
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
