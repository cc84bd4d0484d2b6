import type { EntryFlags } from '../../store/protocol/entryFlags.ts';
import type { ReleaseId } from '../../store/protocol/releaseId.ts';

/** Puts a package on hold. */
export const addHold = (flags: EntryFlags, name: string): EntryFlags => ({
  ...flags,
  holds: [...flags.holds.filter((each) => each !== name), name],
});

/** Ends the hold of a package. */
export const removeHold = (flags: EntryFlags, name: string): EntryFlags => ({
  ...flags,
  holds: flags.holds.filter((each) => each !== name),
});

/** Refuses a version that was rolled back, so that an old job does not bring it back. */
export const addRefusal = (flags: EntryFlags, { name, version }: ReleaseId): EntryFlags => ({
  ...flags,
  refused: { ...flags.refused, [name]: [...othersRefused(flags, { name, version }), version] },
});

/** Allows a version again. */
export const removeRefusal = (flags: EntryFlags, { name, version }: ReleaseId): EntryFlags => ({
  ...flags,
  refused: { ...flags.refused, [name]: othersRefused(flags, { name, version }) },
});

export const removeCanary = (flags: EntryFlags): EntryFlags => ({ ...flags, canary: undefined });

const othersRefused = ({ refused }: EntryFlags, { name, version }: ReleaseId): readonly string[] =>
  (refused[name] ?? []).filter((each) => each !== version);
