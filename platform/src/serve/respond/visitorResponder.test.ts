import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { markShown, putEntry, putShell, putSite } from '../../../test/fakeSite.ts';
import { makeObserver } from '../../observe/observer.ts';
import { packForOld } from '../../store/packing.ts';
import { missingFor, type ReadKey } from '../../store/protocol/readKey.ts';
import { openFolderStore } from '../../store/releaseStore.folder.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import type { SiteRequest } from './SiteRequest.ts';
import { visitorResponder } from './visitorResponder.ts';

let store: ReleaseStore;
let away: boolean;
let told: string[];

beforeEach(async () => {
  store = openFolderStore(await mkdtemp(join(tmpdir(), 'visitors-')));
  await putShell(store);
  await putEntry(store, 1, await putSite(store, 'first'));
  away = false;
  told = [];
});

const read: ReadKey = async (key) => {
  if (away) throw new Error('the store is away');
  return store.read(key);
};
const visitorsOf = (ahead: boolean, reading = read) =>
  visitorResponder({
    gzip: packForOld,
    read: reading,
    pollInterval: 0,
    cacheBytes: 1e7,
    ahead,
    ...(ahead && { patience: 0 }),
    report: (error) => told.push(`${error}`),
  });
const requestFor = (target: string, encoding?: string): SiteRequest => ({
  method: 'GET',
  target,
  secure: false,
  header: (name) => (name === 'accept-encoding' ? encoding : undefined),
});
const text = (body: Uint8Array | undefined) => new TextDecoder().decode(body);

describe('while the store is away', () => {
  it('what was asked for before is served, and the rest is a page that says so', async () => {
    const { respond } = visitorsOf(false);
    await respond(requestFor('/'));
    away = true;
    expect((await respond(requestFor('/'))).status).toBe(200);
    expect((await respond(requestFor('/portfolio'))).status).toBe(503);
    expect(told.length).toBeGreaterThan(0);
    away = false;
    expect((await respond(requestFor('/portfolio'))).status).toBe(200);
  });

  it('the whole site is served where it was read ahead, compressed and plain', async () => {
    const { live, respond } = visitorsOf(true);
    await live();
    away = true;
    for (const target of ['/', '/en', '/portfolio/ikura', '/short', '/snapshot.json'])
      for (const encoding of [undefined, 'br', 'gzip'])
        expect((await respond(requestFor(target, encoding))).status, `${target} ${encoding}`).toBe(200);
    expect((await respond(requestFor('/nothing'))).status).toBe(404);
  });
});

describe('what becomes live', () => {
  it('is shown when all of it was read, and nobody waits for that', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    let slow = false;
    const slowly: ReadKey = async (key) => {
      if (slow && key.startsWith('pages/')) await gate;
      return read(key);
    };
    const { live, respond } = visitorsOf(true, slowly);
    await live();
    await putEntry(store, 2, await putSite(store, 'second'));
    slow = true;
    for (let asked = 0; asked < 5; asked += 1)
      expect(text((await respond(requestFor('/'))).body)).toContain('<title>first');
    release();
    await expect.poll(async () => text((await respond(requestFor('/'))).body)).toContain('<title>second');
  });

  it('does not replace what is there when it cannot be read', async () => {
    const { respond } = visitorsOf(false);
    await respond(requestFor('/'));
    await putEntry(store, 2, 'ffffffffffffffff');
    expect(text((await respond(requestFor('/'))).body)).toContain('<title>first');
    expect(told.join()).toContain('sites/ffffffffffffffff/site.json is missing');
  });
});

it('serves no bytes that were changed in the store', async () => {
  const changed: ReadKey = async (key) => {
    const bytes = await read(key);
    return bytes && /\.html$|\.js$|\.js\.br$/.test(key) ? Uint8Array.from([...bytes, 32]) : bytes;
  };
  const { respond } = visitorsOf(false, changed);
  const script = '/r/shell/1.0.0/js/main.1a2b3c4d.js';
  for (const [target, encoding] of [['/'], ['/nothing'], [script], [script, 'br'], [script, 'gzip']] as const)
    expect((await respond(requestFor(target, encoding))).status, `${target} ${encoding}`).toBe(503);
  expect(told.join()).toContain('holds other bytes than were written there');
});

it('reads nothing each time for what nobody has', async () => {
  let reads = 0;
  const { respond } = visitorResponder({
    gzip: packForOld,
    read: (key) => {
      reads += 1;
      return store.read(key);
    },
    pollInterval: Number.POSITIVE_INFINITY,
    cacheBytes: 1e7,
    report: (error) => told.push(`${error}`),
  });
  const invented = ['/r/shell/9.9.9/js/main.js', '/r/nobody/1.0.0/a.js', '/r/shell/1.0.0/js/other.js', '/nothing'];
  for (const target of invented) expect((await respond(requestFor(target))).status, target).toBe(404);
  const cookie = `porohy-preview=${'f'.repeat(24)}`;
  const withCookie = { ...requestFor('/'), header: (name: string) => (name === 'cookie' ? cookie : undefined) };
  await respond(withCookie);
  const before = reads;
  for (let asked = 0; asked < 10; asked += 1) {
    for (const target of invented) await respond(requestFor(target));
    await respond(withCookie);
  }
  expect(reads - before).toBe(0);
});

it('serves in some seconds what had not been shown when it was first asked for', async () => {
  let time = 0;
  const { respond } = visitorResponder({
    gzip: packForOld,
    read,
    pollInterval: 0,
    cacheBytes: 1e7,
    report: (error) => told.push(`${error}`),
    now: () => time,
  });
  const address = '/r/shell/2.0.0/js/main.1a2b3c4d.js';
  await putShell(store, '2.0.0');
  expect((await respond(requestFor(address))).status).toBe(404);
  await markShown(store, '2.0.0');
  time += missingFor;
  expect((await respond(requestFor(address))).status).toBe(200);
});

it('names the view of every document, and counts those of pages alone', async () => {
  const views: string[] = [];
  const onView = (_: string, owner: string) => void views.push(owner);
  const observer = makeObserver({ read, onView, report: (error) => told.push(`${error}`) });
  const { respond } = visitorResponder({
    gzip: packForOld,
    read,
    pollInterval: 0,
    cacheBytes: 1e7,
    observer,
    report: (error) => told.push(`${error}`),
  });
  const named = async (target: string) => (await respond(requestFor(target))).headers['server-timing'];
  expect(await named('/wp-login.php')).toMatch(/^view;desc=/);
  expect(views).toEqual([]);
  expect(await named('/portfolio')).toMatch(/^view;desc=/);
  // As it was answered before.
  expect(await named('/portfolio')).toMatch(/^view;desc=/);
  expect([views.length, told]).toEqual([2, []]);
});
