import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { contractVersion, NotFoundError, type Release, storedFormat } from 'shared/contract';
import { makeLive } from '../src/release/change/makeLive.ts';
import { requireLive } from '../src/release/live/liveReleases.ts';
import { promoteTogether } from '../src/release/promote.ts';
import { writeRelease } from '../src/release/publish/writeRelease.ts';
import { openStore } from '../src/store/backends/openStore.ts';
import type { ReleaseStore } from '../src/store/backends/releaseStore.ts';
import { computeIntegrity, digestFiles } from '../src/store/bytes/computeIntegrity.ts';
import { readStoredContent } from '../src/store/content/packContent.ts';
import { listContents } from '../src/store/content/verifyRelease.ts';
import { readRelease, type UnsealedRelease } from '../src/store/protocol/storedRelease.ts';
import { containerFiles, remoteChunks } from './fakeReleases.ts';

/**
 * `npm run bench -- pages [--routes 500]`: measures the cost of a release on a site of a thousand pages, and on the site as it is. Adds a
 * remote with `--routes` routes to the site that `npm start` composed. Then promotes a release of another remote, and renders every page
 * again. Each change runs in a separate process, on Linux, with the heap of a small machine. Prints the process's peak of memory, and the
 * processor time of the process and its sandboxes.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { routes: { type: 'string', default: '500' } },
});

/** Cost of a process: peak memory in megabytes, processor time and elapsed time in seconds. */
interface Cost {
  readonly peak: number;
  readonly processor: number;
  readonly clock: number;
}

const root = join(import.meta.dirname, '../..');

async function compare(routes: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  try {
    const rows: Record<string, Record<string, string>> = {};
    for (const many of [0, routes]) {
      const place = join(folder, `${many}`);
      await cp(join(root, 'releases'), place, { recursive: true });
      const store = await openStore(place, 'changing');
      if (many > 0) await promoteTogether({ store, releases: [await addRemote(store, many)] });
      // Composes the site with the current code. Otherwise the measured change would also render all pages that former code has made.
      else
        await makeLive({ store, why: 'as today', anew: true, change: (live) => ({ releases: {}, site: {}, ...live }) });
      const next = await releaseAgain(store, 'cybersecurity');
      const documents = (await readdir(join(place, 'sites'))).length > 0 ? 46 + 2 * many : 0;
      for (const [what, words] of [
        ['one release of another remote', [next]],
        ['every page anew', []],
      ] as const)
        rows[`${what}, ${documents} documents`] = formatCost(await measure(place, words));
    }
    console.table(rows);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const formatCost = ({ peak, processor, clock }: Cost) => ({
  'peak, MB': peak.toFixed(0),
  'processor, s': processor.toFixed(1),
  'clock, s': clock.toFixed(1),
});

/** Node's heap limit on a machine of 512 MB. With more memory, Node would collect garbage later. */
const heap = '--max-old-space-size=256';

/** Runs this program for one change, in another process. */
async function measure(place: string, words: readonly string[]): Promise<Cost> {
  const program = [heap, import.meta.filename, 'measured', place, ...words];
  const { stdout } = await promisify(execFile)(process.execPath, program);
  return JSON.parse(stdout);
}

/** Makes one change live and prints the cost of this process. @param release `name@version`; if empty, changes the owner's phone number */
async function runMeasured(store: ReleaseStore, release: string): Promise<void> {
  const begun = performance.now();
  const [name = '', version = ''] = release.split('@');
  if (release) await promoteTogether({ store, releases: [{ name, version }] });
  else
    await makeLive({
      store,
      why: 'another phone',
      change: (live) => ({ releases: { ...live?.releases }, site: { ...live?.site, phone: '+380 44 000 00 00' } }),
    });
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const cost: Cost = {
    peak: maxRSS / 1024,
    processor: (userCPUTime + systemCPUTime) / 1e6 + (await secondsOfChildren()),
    clock: (performance.now() - begun) / 1000,
  };
  console.log(JSON.stringify(cost));
  // Exits, because open sandboxes would keep the process running.
  process.exit();
}

/** Returns the processor seconds of this process's children, from `utime` and `stime` in hundredths (proc(5)). */
async function secondsOfChildren(): Promise<number> {
  const children = (await readFile(`/proc/self/task/${process.pid}/children`)).toString();
  let ticks = 0;
  for (const child of children.trim().split(' ').filter(Boolean)) {
    const fields = (await readFile(`/proc/${child}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
    ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks / 100;
}

/** Releases a remote with `routes` routes. Its only component renders as much as a case study. */
async function addRemote(store: ReleaseStore, routes: number): Promise<{ name: string; version: string }> {
  const paths = Array.from({ length: routes }, (_, index) => `/many/${index}`);
  const meta = `async () => Object.fromEntries(paths.map((path) => [path, { title: path, description: path, ogLine: path }]))`;
  const files = {
    'node/main.cjs': `
const { createElement } = require('react');
const paths = ${JSON.stringify(paths)};
const words = (seed, count) => Array.from({ length: count }, (_, at) => 'вода' + ((seed * 7919 + at * 104729) % 9973)).join(' ');
const Page = () => createElement('main', { id: 'main' }, createElement('h1', null, 'h'), ...Array.from({ length: 300 }, (_, at) =>
  createElement('section', { key: at, className: 'section-' + (at % 40) }, createElement('h2', null, words(at, 4)), createElement('p', null, words(at + 1, 30)))));
exports.remote = {
  name: 'many',
  routes: paths.map((path) => ({ path, page: 'P' })),
  pages: { P: async () => Page },
  locales: { ua: async () => ({}), en: async () => ({}) },
  pageMeta: { ua: ${meta}, en: ${meta} },
};`,
    'browser/entry.js': "export const release = 'many';",
  };
  return write(store, {
    name: 'many',
    own: '1.0.0',
    files: {
      ...containerFiles,
      ...Object.fromEntries(Object.entries(files).map(([file, text]) => [file, Buffer.from(text)])),
    },
    like: {
      entry: 'browser/entry.js',
      shares: {},
      chunks: Object.fromEntries(remoteChunks.map((chunk) => [chunk, { js: ['browser/entry.js'], css: [] }])),
    },
  });
}

/** Publishes a copy of a remote's live release with one comment more in its Node build, so that only the pages of this remote change. */
async function releaseAgain(store: ReleaseStore, name: string): Promise<string> {
  const version = (await requireLive(store)).composition.releases[name] ?? '';
  const live = await readRelease(store.read, name, version);
  if (!live) throw new NotFoundError({ fact: `${name} is not live.`, nextStep: 'Run npm start first.' });
  const files: Record<string, Buffer> = {};
  for (const [file, content] of listContents(live))
    files[file] = (await readStoredContent(store, content)) ?? Buffer.alloc(0);
  files[live.node] = Buffer.concat([files[live.node] ?? Buffer.alloc(0), Buffer.from('// again')]);
  const again = await write(store, { name, own: '1.0.1', files, like: live });
  return `${name}@${again.version}`;
}

async function write(
  store: ReleaseStore,
  {
    name,
    own,
    files,
    like,
  }: {
    readonly name: string;
    readonly own: string;
    readonly files: Readonly<Record<string, Buffer>>;
    readonly like: Pick<Release, 'entry' | 'shares' | 'chunks'>;
  },
): Promise<{ name: string; version: string }> {
  const integrities = Object.fromEntries(Object.entries(files).map(([file, bytes]) => [file, computeIntegrity(bytes)]));
  const content = digestFiles(integrities).slice(0, 10);
  const version = `${own}-${content}`;
  const { entry, shares, chunks } = like;
  const node = 'node/main.cjs';
  const described: UnsealedRelease = {
    format: storedFormat,
    contract: contractVersion,
    name,
    version,
    entry,
    shares,
    chunks,
    node,
    content,
    files: integrities,
  };
  await writeRelease(store, described, files);
  return { name, version };
}

const [verb, place = '', release = ''] = positionals;
if (verb === 'measured') await runMeasured(await openStore(place, 'changing'), release);
else await compare(Number(values.routes));
