import type { Content } from '../../store/protocol/content.ts';
import type { DeltaListing, ListedDelta } from '../../store/protocol/deltaListing.ts';
import type { ShownFile } from '../live/listShownFiles.ts';

/** A delta to list, and to make if it is missing. */
export interface WantedDelta {
  readonly target: ShownFile;
  /** The dictionary. */
  readonly of: Content;
  readonly home: boolean;
  /** Set if an earlier entry lists the delta. */
  readonly listed: (ListedDelta & { readonly id: string }) | undefined;
  /** True if a missing delta is to be made. A delta that did not save enough is not made again. */
  readonly isNew: boolean;
}

/** Number of former versions of a file that get a delta. */
const formersKept = 3;

/** Input of a delta plan: files of the old and the new entry, and existing deltas. */
export interface PlanInput {
  readonly before: readonly ShownFile[];
  readonly next: readonly ShownFile[];
  /** Existing deltas of all packages. */
  readonly listed: DeltaListing;
  /** Packages with a delta listing in the entry before. */
  readonly known: ReadonlySet<string>;
}

/**
 * Plans the deltas of the next entry. Each file gets deltas against its former versions and against the home page of its language; each
 * page also one against itself. Files that the next entry no longer has get deltas against their replacements, so that a rollback is cheap,
 * too.
 */
export function planDeltas({ before, next, listed, known }: PlanInput): WantedDelta[] {
  const [bodiesBefore, bodiesNext] = [listBodies(before), listBodies(next)];
  const homesBefore = new Set(before.map(({ home }) => home?.body));

  const findListed = ({ body }: Content) =>
    Object.entries((Object.hasOwn(listed, body) && listed[body]) || {}).map(([id, delta]) => ({ id, ...delta }));

  function wanted(target: ShownFile, isShown: boolean): WantedDelta[] {
    const { content, home: ownHome } = target;
    const samePlace = (files: readonly ShownFile[]) => files.filter(({ place }) => place === target.place);
    const rivals = isShown ? [...samePlace(before), ...samePlace(next)] : samePlace(next);
    const said = [target, ...rivals].flatMap((each) => findListed(each.content)).filter(({ home }) => !home);
    const formers = unique([...rivals.map((each) => each.content), ...said.map(({ of }) => of)])
      .filter(({ body }) => body !== content.body)
      .slice(0, formersKept);
    const homes = unique([
      ...(isShown && ownHome ? [ownHome] : []),
      // Visitors of the old home page still have it as their dictionary.
      ...findListed(content).flatMap(({ home, of }) => (home && (!isShown || homesBefore.has(of.body)) ? [of] : [])),
    ]).filter(({ body }) => body !== content.body && !formers.some((each) => each.body === body));
    // A browser that has this very page offers it as the dictionary. A host that does not compare tags then sends a delta of a few bytes.
    const own = ownHome === undefined ? [] : [content];
    const isFresh = !bodiesBefore.has(content.body) || !known.has(target.owner);
    return [
      ...formers.map((of) => ({ of, home: false })),
      ...homes.map((of) => ({ of, home: true })),
      ...own.map((of) => ({ of, home: false })),
    ].map((each) => ({
      target,
      ...each,
      listed: findListed(content).find(({ of }) => of.body === each.of.body),
      isNew: isFresh || (bodiesNext.has(each.of.body) && !bodiesBefore.has(each.of.body)),
    }));
  }

  const left = before.filter(({ content }) => !bodiesNext.has(content.body));
  return [...next.flatMap((file) => wanted(file, true)), ...left.flatMap((file) => wanted(file, false))];
}

const listBodies = (files: readonly ShownFile[]): ReadonlySet<string> =>
  new Set(files.map(({ content }) => content.body));

const unique = (contents: readonly Content[]): Content[] =>
  contents.filter(({ body }, index) => contents.findIndex((each) => each.body === body) === index);
