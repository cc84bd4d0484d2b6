import { InvalidInputError, NotFoundError } from 'shared/contract';
import { requireLive } from '../../release/live.ts';
import { diffEntries, readLog, verifyLog } from '../../release/readLog.ts';
import { releaseKey } from '../../store/protocol/keys.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { table } from '../terminal.ts';
import { packageName, type Verb } from './Verb.ts';

export const list: Verb = async ({ store, unsigned, words }) => {
  const live = await requireLive(store);
  const names = words[0] ? [packageName(words[0])] : Object.keys(live.composition.releases);
  const data = await Promise.all(
    names.map(async (name) => ({
      name,
      live: live.composition.releases[name],
      held: live.holds?.includes(name) ?? false,
      refused: live.refused?.[name] ?? [],
      releases: await releasedVersions(unsigned, name),
    })),
  );
  const rows = data.flatMap(({ name, live: now, held, refused, releases }) =>
    releases.map((version) => [
      name,
      version,
      [version === now && 'live', version === now && held && 'held', refused.includes(version) && 'rolled back']
        .filter(Boolean)
        .join(', '),
    ]),
  );
  return { text: table(rows), data };
};

export const log: Verb = async ({ store, words, count = 20 }) => {
  if (words[0] === 'verify') {
    const { entries, faults } = await verifyLog(store);
    const text =
      faults.length === 0
        ? `The log of ${entries} entries is whole.`
        : `The log is not what was written:\n  ${faults.join('\n  ')}\nCompare it with a copy, and find out who can write into ${store.place}.`;
    return { text, data: { entries, faults }, failed: faults.length > 0 };
  }
  const entries = await readLog(store, Number(count));
  return {
    text: table(entries.map(({ number, at, who, verb = '', why }) => [`${number}`, at, who, verb, why])),
    data: entries,
  };
};

export const diff: Verb = async ({ store, words }) => {
  const entries = await readLog(store);
  const [from, to] = [words[0], words[1]].map((word) => {
    const number = entryNumber(word);
    const entry = entries.find((each) => each.number === number);
    if (entry) return entry;
    throw new NotFoundError({
      fact: `The log has no entry ${number}.`,
      nextStep: '"release log" shows those it has.',
    });
  });
  if (!from || !to) throw new InvalidInputError({ fact: 'Name two entries: "release diff 41 42".' });
  const lines = diffEntries(from, to);
  return { text: lines.length > 0 ? lines.join('\n') : 'The two are the same.', data: lines };
};

/** The number of an entry. @throws InvalidInputError if the word is none */
export function entryNumber(word: string | undefined): number {
  const number = Number(word);
  if (Number.isInteger(number) && number > 0) return number;
  throw new InvalidInputError({
    fact: `"${word ?? ''}" is no number of an entry.`,
    nextStep: '"release log" shows them.',
  });
}

/** The finished releases of a package, in order of their names; whoever signed them. */
async function releasedVersions(store: ReleaseStore, name: string): Promise<string[]> {
  const versions = await store.list(`${name}/`);
  const whole = await Promise.all(versions.map((version) => store.read(releaseKey(name, version, 'release.json'))));
  return versions.filter((_, index) => whole[index]);
}
