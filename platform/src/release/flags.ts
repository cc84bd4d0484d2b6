import type { EntryFlags } from '../store/protocol/entryFlags.ts';
import type { ReleaseId } from '../store/releaseId.ts';

/** The package is held at what is live. */
export const held = (flags: EntryFlags, name: string): EntryFlags => ({
  ...flags,
  holds: [...flags.holds.filter((each) => each !== name), name],
});

/** The package may be changed again. */
export const unheld = (flags: EntryFlags, name: string): EntryFlags => ({
  ...flags,
  holds: flags.holds.filter((each) => each !== name),
});

/** The version was rolled back: an old job that runs again does not bring it back. */
export const refusing = (flags: EntryFlags, { name, version }: ReleaseId): EntryFlags => ({
  ...flags,
  refused: { ...flags.refused, [name]: [...othersRefused(flags, { name, version }), version] },
});

/** The version is wanted after all. */
export const notRefusing = (flags: EntryFlags, { name, version }: ReleaseId): EntryFlags => ({
  ...flags,
  refused: { ...flags.refused, [name]: othersRefused(flags, { name, version }) },
});

export const withoutCanary = (flags: EntryFlags): EntryFlags => ({ ...flags, canary: undefined });

const othersRefused = ({ refused }: EntryFlags, { name, version }: ReleaseId): readonly string[] =>
  (refused[name] ?? []).filter((each) => each !== version);
