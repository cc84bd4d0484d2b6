import type { DeltaListing, ListedDelta } from '../../store/protocol/deltas.ts';
import type { ShownFile } from '../live/shownFiles.ts';

/** One delta that is wanted. */
export interface WantedDelta {
  readonly target: ShownFile;
  /** The key of the dictionary. */
  readonly of: string;
  readonly home: boolean;
  /** It is there, made for an entry before. */
  readonly listed: (ListedDelta & { readonly id: string }) | undefined;
  /** Whether it is to be made where it is not there. What was not worth it once is not tried again. */
  readonly isNew: boolean;
}

/** Against how many former versions of a file there are deltas. */
const formersKept = 3;

/** Between what two entries show, and which deltas there are already. */
export interface PlanInput {
  readonly before: readonly ShownFile[];
  readonly next: readonly ShownFile[];
  /** Of all packages together. */
  readonly listed: DeltaListing;
  /** Packages whose deltas were made when the entry before became live. */
  readonly known: ReadonlySet<string>;
}

/**
 * Which deltas the next entry wants: each file that it shows against the versions before it and against the home page of its language,
 * each page also against itself; and each that it shows no longer against what comes instead, so that going back costs as little.
 */
export function planDeltas({ before, next, listed, known }: PlanInput): WantedDelta[] {
  const [keysBefore, keysNext] = [keysOf(before), keysOf(next)];
  const homesBefore = new Set(before.map(({ home }) => home));
  const integrities = new Map([...before, ...next].map(({ key, integrity }) => [key, integrity]));

  const listedOf = (key: string) =>
    Object.entries((Object.hasOwn(listed, key) && listed[key]) || {}).map(([id, delta]) => ({ id, ...delta }));

  function wanted(target: ShownFile, isShown: boolean): WantedDelta[] {
    const samePlace = (files: readonly ShownFile[]) => files.filter(({ place }) => place === target.place);
    const rivals = isShown ? [...samePlace(before), ...samePlace(next)] : samePlace(next);
    const said = [target, ...rivals].flatMap(({ key }) => listedOf(key)).filter(({ home }) => !home);
    const formers = unique([...rivals.map(({ key }) => key), ...said.map(({ of }) => of)])
      // The same bytes under another key are no other version.
      .filter((key) => key !== target.key && integrities.get(key) !== target.integrity)
      .slice(0, formersKept);
    const homes = unique([
      ...(isShown && target.home !== undefined ? [target.home] : []),
      // Who came to the home page before has the former one.
      ...listedOf(target.key).flatMap(({ home, of }) => (home && (!isShown || homesBefore.has(of)) ? [of] : [])),
    ]).filter((key) => key !== target.key && !formers.includes(key));
    // Who has the page asks with it as the dictionary: a host that cannot tell so by its tag says so in a few bytes.
    const own = target.home === undefined ? [] : [target.key];
    const isFresh = !keysBefore.has(target.key) || !known.has(target.owner);
    return [
      ...formers.map((of) => ({ of, home: false })),
      ...homes.map((of) => ({ of, home: true })),
      ...own.map((of) => ({ of, home: false })),
    ].map((each) => ({
      target,
      ...each,
      listed: listedOf(target.key).find(({ of }) => of === each.of),
      isNew: isFresh || (keysNext.has(each.of) && !keysBefore.has(each.of)),
    }));
  }

  const left = before.filter(({ key }) => !keysNext.has(key));
  return [...next.flatMap((file) => wanted(file, true)), ...left.flatMap((file) => wanted(file, false))];
}

const keysOf = (files: readonly ShownFile[]): ReadonlySet<string> => new Set(files.map(({ key }) => key));

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
