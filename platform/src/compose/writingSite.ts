import { createSame } from '../store/createSame.ts';
import { inParallel } from '../store/inParallel.ts';
import { asking, type Work } from '../store/protocol/work.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';

/** A file on its way into the store. */
export interface WrittenFile {
  readonly key: string;
  readonly bytes: Buffer | string;
}

/** All files of a composed site, ready to be written. */
export interface SiteFiles {
  readonly id: string;
  /** The files of each page, in the order in which they are written. */
  readonly pages: readonly (readonly WrittenFile[])[];
  /** What of the site is no page. */
  readonly own: readonly WrittenFile[];
  readonly listing: WrittenFile;
  /** What says that these inputs have made this site; written where it is given. */
  readonly recipe?: WrittenFile | undefined;
}

/** What writing a site asks of a store. */
export interface SiteWrites {
  /** Whether a key is there. */
  isThere(key: string): boolean;
  /** Creates files, one row beside another, those of a row in their order. What is there already must be the same. */
  createSame(rows: readonly (readonly WrittenFile[])[]): void;
  /** Creates files in whichever order; what is there already stays. */
  create(files: readonly WrittenFile[]): void;
}

const ask = asking<SiteWrites>();

/**
 * Writes a composed site: each page behind what is said of it, and the listing behind all that it lists, so that nothing half-written is
 * ever taken for whole. @returns its id
 */
export function* writingSite({ id, pages, own, listing, recipe }: SiteFiles): Work<SiteWrites, string> {
  yield* ask('createSame', pages);
  if (!(yield* ask('isThere', listing.key)))
    yield* ask(
      'createSame',
      own.map((file) => [file]),
    );
  yield* ask('createSame', [[listing]]);
  if (recipe) yield* ask('create', [recipe]);
  return id;
}

/** A store that answers. */
export const siteWrites = (store: ReleaseStore) => ({
  isThere: async (key: string) => (await store.read(key)) !== undefined,
  async createSame(rows: readonly (readonly WrittenFile[])[]) {
    await inParallel(rows, writtenAtOnce, async (row) => {
      for (const { key, bytes } of row) await createSame(store, key, bytes);
    });
  },
  async create(files: readonly WrittenFile[]) {
    await inParallel(files, writtenAtOnce, ({ key, bytes }) => store.create(key, bytes));
  },
});

/** How many files are on their way at once. */
const writtenAtOnce = 24;
