import type { EntryFlags } from '../../store/protocol/logEntry.ts';
import type { ReleaseId } from '../../store/protocol/storedRelease.ts';

export const addHold = (flags: EntryFlags, name: string): EntryFlags => ({
  ...flags,
  holds: [...flags.holds.filter((each) => each !== name), name],
});

export const removeHold = (flags: EntryFlags, name: string): EntryFlags => ({
  ...flags,
  holds: flags.holds.filter((each) => each !== name),
});

/** Adds a rolled-back version to the refused ones, because a repeated CI job would promote it again. */
export const addRefusal = (flags: EntryFlags, { name, version }: ReleaseId): EntryFlags => ({
  ...flags,
  refused: { ...flags.refused, [name]: [...listOtherRefusals(flags, { name, version }), version] },
});

export const removeRefusal = (flags: EntryFlags, { name, version }: ReleaseId): EntryFlags => ({
  ...flags,
  refused: { ...flags.refused, [name]: listOtherRefusals(flags, { name, version }) },
});

export const removeCanary = (flags: EntryFlags): EntryFlags => ({ ...flags, canary: undefined });

const listOtherRefusals = ({ refused }: EntryFlags, { name, version }: ReleaseId): readonly string[] =>
  (refused[name] ?? []).filter((each) => each !== version);
