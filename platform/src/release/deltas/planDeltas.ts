import type { Content } from '../../store/protocol/content.ts';
import type { DeltaListing, ListedDelta } from '../../store/protocol/deltas.ts';
import type { ShownFile } from '../live/shownFiles.ts';

/** One delta that is wanted. */
export interface WantedDelta {
  readonly target: ShownFile;
  /** The dictionary. */
  readonly of: Content;
  readonly home: boolean;
  /** It is there, made for an entry before. */
  readonly listed: (ListedDelta & { readonly id: string }) | undefined;
  /** True if it is to be made where it is not there. A delta that was not worth it once is not tried again. */
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
 * Plans the deltas that the next entry wants. Each file that it shows is packed against the versions before it and against the home page of
 * its language, each page also against itself. Each file that it shows no longer is packed against what comes instead, so that going back
 * costs as little.
 */
export function planDeltas({ before, next, listed, known }: PlanInput): WantedDelta[] {
  const [bodiesBefore, bodiesNext] = [bodiesOf(before), bodiesOf(next)];
  const homesBefore = new Set(before.map(({ home }) => home?.body));

  const listedOf = ({ body }: Content) =>
    Object.entries((Object.hasOwn(listed, body) && listed[body]) || {}).map(([id, delta]) => ({ id, ...delta }));

  function wanted(target: ShownFile, isShown: boolean): WantedDelta[] {
    const { content, home: ownHome } = target;
    const samePlace = (files: readonly ShownFile[]) => files.filter(({ place }) => place === target.place);
    const rivals = isShown ? [...samePlace(before), ...samePlace(next)] : samePlace(next);
    const said = [target, ...rivals].flatMap((each) => listedOf(each.content)).filter(({ home }) => !home);
    const formers = unique([...rivals.map((each) => each.content), ...said.map(({ of }) => of)])
      .filter(({ body }) => body !== content.body)
      .slice(0, formersKept);
    const homes = unique([
      ...(isShown && ownHome ? [ownHome] : []),
      // Who came to the home page before has the former one.
      ...listedOf(content).flatMap(({ home, of }) => (home && (!isShown || homesBefore.has(of.body)) ? [of] : [])),
    ]).filter(({ body }) => body !== content.body && !formers.some((each) => each.body === body));
    // Who has the page asks with it as the dictionary: a host that cannot tell so by its tag says so in a few bytes.
    const own = ownHome === undefined ? [] : [content];
    const isFresh = !bodiesBefore.has(content.body) || !known.has(target.owner);
    return [
      ...formers.map((of) => ({ of, home: false })),
      ...homes.map((of) => ({ of, home: true })),
      ...own.map((of) => ({ of, home: false })),
    ].map((each) => ({
      target,
      ...each,
      listed: listedOf(content).find(({ of }) => of.body === each.of.body),
      isNew: isFresh || (bodiesNext.has(each.of.body) && !bodiesBefore.has(each.of.body)),
    }));
  }

  const left = before.filter(({ content }) => !bodiesNext.has(content.body));
  return [...next.flatMap((file) => wanted(file, true)), ...left.flatMap((file) => wanted(file, false))];
}

const bodiesOf = (files: readonly ShownFile[]): ReadonlySet<string> =>
  new Set(files.map(({ content }) => content.body));

/** The contents, each once. */
const unique = (contents: readonly Content[]): Content[] =>
  contents.filter(({ body }, index) => contents.findIndex((each) => each.body === body) === index);
