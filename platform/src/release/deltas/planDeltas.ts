import type { Content } from '../../store/protocol/content.ts';
import type { DeltaListing, ListedDelta } from '../../store/protocol/deltaListing.ts';
import type { DeltaCandidate } from '../live/listShownFiles.ts';

/** A delta to list in the next entry, if it exists or can be made. Of `target`, against the dictionary `of`. */
export interface WantedDelta {
  readonly target: DeltaCandidate;
  readonly of: Content;
  readonly home: boolean;
  /** The delta as an earlier entry lists it; undefined if it must be made. */
  readonly listed: (ListedDelta & { readonly id: string }) | undefined;
  /** True if the delta must be made if it is missing. False if it was missing before, because it saved too little. */
  readonly isNew: boolean;
}

/** Maximum number of a file's former versions that are its dictionaries. */
const formersKept = 3;

/** Basis of the plan: files of the old and the new entry, and the deltas that exist. */
export interface PlanInput {
  readonly before: readonly DeltaCandidate[];
  readonly next: readonly DeltaCandidate[];
  readonly listed: DeltaListing;
  /** Packages that have a delta listing in the previous entry. */
  readonly known: ReadonlySet<string>;
}

/**
 * Plans the deltas of the next entry. A file's dictionaries are its former versions, and the home page of its language. A page is a
 * dictionary for itself, too. A replaced file gets deltas against its replacement, so that visitors also download little after a rollback.
 */
export function planDeltas({ before, next, listed, known }: PlanInput): WantedDelta[] {
  const [bodiesBefore, bodiesNext] = [listBodies(before), listBodies(next)];
  const groupByPlace = (files: readonly DeltaCandidate[]) => Map.groupBy(files, ({ place }) => place);
  const [filesBefore, filesNext] = [groupByPlace(before), groupByPlace(next)];
  const homesBefore = new Set(before.map(({ home }) => home?.body));

  const findListed = ({ body }: Content) =>
    Object.entries((Object.hasOwn(listed, body) && listed[body]) || {}).map(([id, delta]) => ({ id, ...delta }));

  function wanted(target: DeltaCandidate, isShown: boolean): WantedDelta[] {
    const { content, home: ownHome } = target;
    const rivals = [...((isShown && filesBefore.get(target.place)) || []), ...(filesNext.get(target.place) ?? [])];
    const listedBefore = [target, ...rivals].flatMap((each) => findListed(each.content)).filter(({ home }) => !home);
    const formers = unique([...rivals.map((each) => each.content), ...listedBefore.map(({ of }) => of)])
      .filter(({ body }) => body !== content.body)
      .slice(0, formersKept);
    const homes = unique([
      ...(isShown && ownHome ? [ownHome] : []),
      // Keeps deltas against the old home page, because visitors may still have that page as their dictionary.
      ...findListed(content).flatMap(({ home, of }) => (home && (!isShown || homesBefore.has(of.body)) ? [of] : [])),
    ]).filter(({ body }) => body !== content.body && !formers.some((each) => each.body === body));
    // Adds a delta of the page against itself, because a browser offers its cached copy as the dictionary. A host that does not compare
    // entity tags then sends a few bytes.
    const ownDictionary = ownHome === undefined ? [] : [content];
    const isFresh = !bodiesBefore.has(content.body) || !known.has(target.owner);
    return [
      ...formers.map((of) => ({ of, home: false })),
      ...homes.map((of) => ({ of, home: true })),
      ...ownDictionary.map((of) => ({ of, home: false })),
    ].map((each) => ({
      target,
      ...each,
      listed: findListed(content).find(({ of }) => of.body === each.of.body),
      isNew: isFresh || (bodiesNext.has(each.of.body) && !bodiesBefore.has(each.of.body)),
    }));
  }

  const replaced = before.filter(({ content }) => !bodiesNext.has(content.body));
  return [...next.flatMap((file) => wanted(file, true)), ...replaced.flatMap((file) => wanted(file, false))];
}

const listBodies = (files: readonly DeltaCandidate[]): ReadonlySet<string> =>
  new Set(files.map(({ content }) => content.body));

const unique = (contents: readonly Content[]): Content[] =>
  contents.filter(({ body }, index) => contents.findIndex((each) => each.body === body) === index);
