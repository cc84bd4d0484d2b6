import { rm } from 'node:fs/promises';
import { runRelease } from '../releases/deploy.ts';
import { sumBytes } from '../releases/wire.ts';
import { pollUntil, serveStore } from '../serveStore.ts';
import { type BenchedChange, benchedChanges } from './releases/cases.ts';
import { type PreparedStores, prepareStores } from './releases/stores.ts';
import { openVisitor, type Visitor } from './releases/visitor.ts';
import { findFreePort } from './serveLive.ts';

/** Five pages in the order in which a new visitor might open them. */
const firstVisit = ['/', '/services/digital-marketing', '/services/seo', '/portfolio', '/contact-us'];
/** Maximum size of a first visit's documents with dictionaries, as a fraction of their size without dictionaries. */
const firstVisitCeiling = 0.65;
/**
 * Maximum growth in bytes by a release that changes one word. `whole`: of the whole store; `deltas`: of its deltas alone. Most of `whole` are
 * the ten pages of the portfolio, of 15 to 28 KB each: every page names the entry of its remote, so all of them change.
 */
const growthCeiling = { whole: 410_000, deltas: 25_000 };

/** Records a fault if `bytes` exceeds `ceiling`; `what` names the measured thing. */
type Check = (what: string, bytes: number, ceiling: number) => void;

/**
 * Measures the bytes that a release costs returning visitors (`npm run bench -- releases`). For each change, a visitor with a warm cache
 * opens a page before and after the release. The browser counts the bytes on the wire, including headers. Also measures the documents of a
 * first visit and the growth of the store. Sets the exit code to 1 above a ceiling.
 */
export async function measureReleases(): Promise<void> {
  const prepared = await prepareStores(benchedChanges);
  const passed: string[] = [];
  const check: Check = (what, bytes, ceiling) => {
    if (bytes > ceiling) passed.push(`${what}: ${bytes} B, but at most ${Math.round(ceiling)} are allowed.`);
  };
  try {
    const rows: object[] = [];
    for (const change of benchedChanges) rows.push(...(await measureChange(prepared, change, check)));
    console.log('\nA returning visitor fetches, in bytes with headers (the ceiling behind it):');
    console.table(rows);
    await measureFirstVisit(prepared, check);
    await measureGrowth(prepared, check);
  } finally {
    await prepared.remove();
  }
  if (passed.length === 0) return;
  console.error(passed.join('\n'));
  process.exitCode = 1;
}

async function measureChange(prepared: PreparedStores, change: BenchedChange, check: Check): Promise<object[]> {
  const rows: object[] = [];
  for (const { address, ceiling } of change.visits) {
    const row: Record<string, unknown> = { change: change.name, page: address };
    for (const kind of ['withDictionaries', 'without'] as const) {
      const folder = await prepared.copy(change);
      const version = prepared.versions.get(change) ?? '';
      const received = await visitStore(folder, kind === 'withDictionaries', async (visitor, url) => {
        await visitor.visit([address]);
        await runRelease(folder, ['promote', `${change.released}@${version}`]);
        await pollUntil(
          async () => (await (await fetch(`${url}/snapshot.json`)).json()).releases[change.released] === version,
        );
        return visitor.visit([address]);
      });
      const picturesAndFonts = received.filter(({ type }) => type === 'Image' || type === 'Font');
      row[kind] = `${sumBytes(received)} (${ceiling[kind]})`;
      check(`${change.name}, ${address}, ${kind}`, sumBytes(received), ceiling[kind]);
      check(`${change.name}, ${address}, ${kind}, pictures and fonts`, sumBytes(picturesAndFonts), 0);
    }
    rows.push(row);
  }
  return rows;
}

async function measureFirstVisit({ copy }: PreparedStores, check: Check): Promise<void> {
  const documents: number[] = [];
  for (const dictionaries of [true, false]) {
    const received = await visitStore(await copy(), dictionaries, (visitor) => visitor.visit(firstVisit));
    documents.push(sumBytes(received.filter(({ type }) => type === 'Document')));
  }
  const [withThem = 0, without = 0] = documents;
  console.log(`Documents of a first visit of five pages: ${withThem} B, ${without} B without dictionaries.`);
  check('documents of a first visit', withThem, without * firstVisitCeiling);
}

async function measureGrowth({ sizes }: PreparedStores, check: Check): Promise<void> {
  const measured = await sizes();
  const grown = measured.slice(1).map(({ whole, deltas }, index) => ({
    whole: whole - (measured[index]?.whole ?? 0),
    deltas: deltas - (measured[index]?.deltas ?? 0),
  }));
  console.log('The store grows with each of ten releases of one word by, in bytes:');
  console.table(grown);
  for (const [index, { whole, deltas }] of grown.entries()) {
    check(`the store, word ${index + 1}`, whole, growthCeiling.whole);
    check(`the deltas, word ${index + 1}`, deltas, growthCeiling.deltas);
  }
}

/** Serves a store to a new visitor, and removes the server and the visitor's profile afterwards. */
async function visitStore<T>(
  folder: string,
  dictionaries: boolean,
  use: (visitor: Visitor, url: string) => Promise<T>,
): Promise<T> {
  const server = await serveStore(folder, await findFreePort());
  const visitor = await openVisitor(server.url, dictionaries);
  try {
    return await use(visitor, server.url);
  } finally {
    await visitor.leave();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
