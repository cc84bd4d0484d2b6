import { serveStore, until } from '../../serveStore.ts';
import { type Change, changes, tenWords } from './cases.ts';
import { type CountingProxy, countingProxy } from './countingProxy.ts';
import { type PreparedStores, prepareStores, type Store } from './stores.ts';
import { newVisitor } from './visitor.ts';

/**
 * `npm run bench -- releases`: what a release costs whoever was here before. Each change is built, and a visitor whose profile is warm
 * reads a page to its end before and after it becomes live; all bytes that come over the wire are counted, headers included. Beside it
 * the documents of a first visit, and what the store grows by. Ends with 1 where a ceiling is passed.
 */
const port = 3142;

/** Five pages as documents, in the order in which a new visitor might open them, each in Ukrainian. */
const firstVisit = ['/', '/services/digital-marketing', '/services/seo', '/portfolio', '/contact-us'];
/** What their documents may come to beside those without dictionaries. */
const firstVisitCeiling = 0.65;
/** What a release of one word may add to the store, and its deltas, in bytes. */
const growthCeiling = { whole: 300_000, deltas: 60_000 };

interface Row {
  readonly change: string;
  readonly page: string;
  readonly 'with dictionaries': string;
  readonly without: string;
  readonly 'pictures and fonts': number;
}

const passed: string[] = [];
const prepared = await prepareStores(changes);
try {
  const rows: Row[] = [];
  for (const change of changes) rows.push(...(await measureChange(prepared, change)));
  console.log('\nA returning visitor fetches, in bytes with headers (the ceiling behind it):');
  console.table(rows);
  await measureFirstVisit(prepared);
  await measureStore(prepared);
} finally {
  await prepared.remove();
}
if (passed.length > 0) {
  console.error(`${passed.join('\n')}`);
  process.exitCode = 1;
}

async function measureChange({ fresh }: PreparedStores, change: Change): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { address, ceiling } of change.visits) {
    const measured = { withDictionaries: 0, without: 0 };
    let shown = 0;
    for (const kind of ['withDictionaries', 'without'] as const) {
      const store = await fresh(change);
      await served(store, async (proxy) => {
        const visitor = await newVisitor(`http://localhost:${proxy.port}`, kind === 'withDictionaries');
        await visitor.visit([address]);
        await store.promote();
        await live(proxy, store.waiting);
        proxy.take();
        const fetched = await visitor.visit([address]);
        measured[kind] = proxy.take();
        shown += fetched.picturesAndFonts;
        console.log(
          `${change.name}, ${address}, ${kind}: ${JSON.stringify({ onTheWire: measured[kind], ...fetched })}`,
        );
        await visitor.leave();
      });
      await store.remove();
      hold(`${change.name}, ${address}, ${kind}`, measured[kind], ceiling[kind]);
    }
    hold(`${change.name}, ${address}, pictures and fonts`, shown, 0);
    rows.push({
      change: change.name,
      page: address,
      'with dictionaries': `${measured.withDictionaries} (${ceiling.withDictionaries})`,
      without: `${measured.without} (${ceiling.without})`,
      'pictures and fonts': shown,
    });
  }
  return rows;
}

async function measureFirstVisit({ fresh }: PreparedStores): Promise<void> {
  const store = await fresh();
  const documents: number[] = [];
  await served(store, async (proxy) => {
    for (const dictionaries of [true, false]) {
      const visitor = await newVisitor(`http://localhost:${proxy.port}`, dictionaries);
      documents.push((await visitor.visit(firstVisit)).documents);
      await visitor.leave();
    }
  });
  await store.remove();
  const [withThem = 0, without = 0] = documents;
  console.log(`Documents of a first visit of five pages: ${withThem} B, ${without} B without dictionaries.`);
  hold('documents of a first visit', withThem, without * firstVisitCeiling);
}

async function measureStore({ sizes }: PreparedStores): Promise<void> {
  const measured = await sizes(tenWords);
  const grown = measured.slice(1).map(({ whole, deltas }, index) => ({
    whole: whole - (measured[index]?.whole ?? 0),
    deltas: deltas - (measured[index]?.deltas ?? 0),
  }));
  console.log('The store grows with each of ten releases of one word by, in bytes:');
  console.table(grown);
  const last = measured.at(-1);
  console.log(`Together ${(last?.whole ?? 0) - (measured[0]?.whole ?? 0)} B.`);
  for (const [index, { whole, deltas }] of grown.entries()) {
    hold(`the store, word ${index + 1}`, whole, growthCeiling.whole);
    hold(`the deltas, word ${index + 1}`, deltas, growthCeiling.deltas);
  }
}

/** Serves a store as long as something is done with it. */
async function served(store: Store, work: (proxy: CountingProxy) => Promise<void>): Promise<void> {
  const server = await serveStore(store.folder, port);
  const proxy = await countingProxy(port);
  try {
    await work(proxy);
  } finally {
    await proxy.close();
    await server.stop();
  }
}

/** Waits until a release is what the site shows. */
async function live(proxy: CountingProxy, release: string): Promise<void> {
  const [name = '', version] = release.split('@');
  await until(async () => {
    const snapshot = await (await fetch(`http://localhost:${proxy.port}/snapshot.json`)).json();
    return snapshot.releases[name] === version;
  });
}

function hold(what: string, measured: number, ceiling: number): void {
  if (measured > ceiling) passed.push(`${what}: ${measured} B, and ${Math.round(ceiling)} are allowed.`);
}
