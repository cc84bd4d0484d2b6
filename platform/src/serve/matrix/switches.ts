import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '../../store/integrityOf.ts';
import { newestEntry } from '../../store/protocol/newestEntry.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { putEntry, putShell, putSite } from '../../testing/fakeSite.ts';
import { exportTree } from '../export/exportTree.ts';
import type { Checks } from './Checks.ts';
import type { Host } from './Host.ts';
import { script } from './questions.ts';
import { until } from './until.ts';

/** How many pages are read while sites change, at the least. */
const reads = 1000;

/** What hosts show when another site becomes live, and while it does. */
export async function switches(checks: Checks, hosts: readonly Host[], store: ReleaseStore): Promise<void> {
  const second = await putSite(store, 'second');
  for (const host of hosts) {
    const before = { home: await host.ask('/'), same: await host.ask('/portfolio') };
    await putEntryAfter(store, second);
    await host.refresh();
    const shows = await until(async () => titleOf((await host.ask('/')).body) === 'second');
    checks.same(`${host.name} shows what has become live`, shows, true);
    const again = (target: string, tag: string | undefined) => host.ask(target, { 'if-none-match': tag ?? '' });
    checks.same(`${host.name}: a tag from before the change`, (await again('/', before.home.headers.etag)).status, 200);
    const same = await again('/portfolio', before.same.headers.etag);
    checks.same(`${host.name}: a page that stayed the same keeps its tag`, same.status, 304);
    checks.same(`${host.name}: an old tab finds its script`, (await host.ask(script)).status, 200);
    await putEntryAfter(store, await putSite(store, 'first'));
    await host.refresh();
    checks.same(
      `${host.name} goes back`,
      await until(async () => titleOf((await host.ask('/')).body) === 'first'),
      true,
    );
    checks.same(`${host.name}: the tag is good again`, (await again('/', before.home.headers.etag)).status, 304);
  }
  await putShell(store, '2.0.0');
  for (const host of hosts) {
    await host.refresh();
    const address = script.replace('1.0.0', '2.0.0');
    checks.same(
      `${host.name} serves a new release`,
      await until(async () => (await host.ask(address)).status === 200),
      true,
    );
  }
  for (const host of hosts) await readWhileItChanges(checks, host, store);
  const exported = hosts.find((host): host is Host & { folder: string } => 'folder' in host);
  if (exported) await refusesTampered(checks, exported, store);
}

/** A page is of one site: its title and its text say the same, and it is there at every moment. */
async function readWhileItChanges(checks: Checks, host: Host, store: ReleaseStore): Promise<void> {
  const sites = { second: await putSite(store, 'second'), first: await putSite(store, 'first') };
  // Where a host looks by itself, each change waits until it has.
  const changes = host.looksEvery === undefined ? 40 : Math.ceil(6000 / host.looksEvery);
  let changing = true;
  const seen = { reads: 0, mixed: 0, missing: 0, titles: new Set<string>() };
  const reader = async () => {
    while (changing || seen.reads < reads) {
      const { status, body } = await host.ask('/');
      const html = body.toString('utf8');
      seen.reads += 1;
      if (status !== 200) seen.missing += 1;
      else if (/<b>(\w+)<\/b><\/body>$/.exec(html)?.[1] !== titleOf(body)) seen.mixed += 1;
      seen.titles.add(titleOf(body));
    }
  };
  const readers = Array.from({ length: 4 }, reader);
  for (let change = 0; change < changes; change += 1) {
    const title = change % 2 === 0 ? 'second' : 'first';
    await putEntryAfter(store, sites[title]);
    await host.refresh();
    await until(async () => titleOf((await host.ask('/')).body) === title);
  }
  changing = false;
  await Promise.all(readers);
  checks.same(
    `${host.name}: ${reads} reads during ${changes} changes`,
    { enough: seen.reads >= reads, mixed: seen.mixed, missing: seen.missing, sites: [...seen.titles].sort() },
    { enough: true, mixed: 0, missing: 0, sites: ['first', 'second'] },
  );
  console.log(
    `  ${host.name}: ${seen.reads} reads during ${changes} changes, ${seen.mixed} mixed, ${seen.missing} missing`,
  );
}

/** A store whose bytes were changed is not exported, and the folder goes on with what it has. */
async function refusesTampered(
  checks: Checks,
  host: Host & { readonly folder: string },
  store: ReleaseStore,
): Promise<void> {
  const site = await putSite(store, 'third');
  const { pages } = JSON.parse(await readFile(join(store.place, `sites/${site}/site.json`), 'utf8'));
  const page = join(store.place, `pages/${pages['index.html']}.html`);
  const whole = await readFile(page);
  await appendFile(page, '<script>evil()</script>');
  await putEntryAfter(store, site);
  const refused = (change: string) =>
    exportTree(store, host.folder).then(
      () => checks.same(`${change} is refused`, 'exported', 'refused'),
      (error: Error) => checks.same(`${change} is refused`, /somebody changed it/.test(error.message), true),
    );
  await refused('a page that was changed');
  await writeFile(page, whole);
  const twin = await readFile(`${page}.br`);
  await writeFile(`${page}.br`, 'no brotli');
  await refused('a twin that was changed');
  await writeFile(`${page}.br`, twin);
  checks.same('what was live still is', titleOf((await host.ask('/')).body), 'first');
  await host.refresh();
  checks.same('whole again it is exported', titleOf((await host.ask('/')).body), 'third');
  await putEntryAfter(store, await putSite(store, 'first'));
  await host.refresh();
  // What the store has no more, by "release gc", the folder has no more.
  await rm(join(store.place, 'shell/2.0.0'), { recursive: true });
  await host.refresh();
  checks.same('a collected release is gone', (await host.ask(script.replace('1.0.0', '2.0.0'))).status, 404);
  checks.same(
    'the bytes are those of the store',
    integrityOf((await host.ask('/')).body),
    await integrityOfHome(store),
  );
}

async function integrityOfHome(store: ReleaseStore): Promise<string | undefined> {
  const live = await newestEntry(store.read);
  return JSON.parse(await readFile(join(store.place, `sites/${live?.site}/site.json`), 'utf8')).files['index.html'];
}

async function putEntryAfter(store: ReleaseStore, site: string): Promise<void> {
  await putEntry(store, ((await newestEntry(store.read))?.number ?? 0) + 1, site);
}

const titleOf = (body: Buffer): string => /<title>([^<]*)/.exec(body.toString('utf8'))?.[1] ?? '';
