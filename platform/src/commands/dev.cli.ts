import { createServer } from 'node:net';
import { join } from 'node:path';
import { InvalidInputError, NotFoundError } from 'shared/contract';
import { siteOverrides } from '../compose/siteOverrides.ts';
import type { Rest } from '../dev/Rest.ts';
import { requireReleases } from '../dev/requireReleases.ts';
import { deployedRest } from '../dev/rest/deployedRest.ts';
import { heldSite } from '../dev/rest/heldSite.ts';
import { readRestOrigin } from '../dev/rest/restAddress.ts';
import { startDevelopment } from '../dev/startDevelopment.ts';
import { storeRest } from '../dev/storeRest.ts';
import { checkTypes } from '../dev/typesBeside.ts';
import { askOver } from '../proof/askSite.ts';
import { withReleases } from '../release/live/live.ts';
import { makeLive } from '../release/makeLive.ts';
import { publishAll, releasedPackages } from '../release/publishAll.ts';
import { portTaken } from '../serve/node/listening.ts';
import { errorLines } from '../serve/respond/errorLines.ts';
import { openSite } from '../serve/respond/siteContent.ts';
import { newestOf } from '../store/newestOf.ts';
import { packForOld, unpack } from '../store/packing.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { formatReleaseId, parseReleaseId, type ReleaseId } from '../store/releaseId.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { chosenStore } from './line/chosenStore.ts';
import { interruption } from './line/interruption.ts';
import { checkedOut } from './line/origin.ts';
import { progress } from './line/progress.ts';
import { root } from './line/root.ts';
import { runCommand } from './line/runCommand.ts';
import { readPort } from './watchedBy.ts';

const help = `dev [remote … remote@version …] [--host <name>] [--rest <site>]

Shows the site while you work on it: the shell and the remotes that you name from source, with hot reload, the rest as it was released last.
Every page is prerendered when it is asked for; what is wrong is told here and over the page, with file and line.

  npm run dev                      the shell from source
  npm run dev -- portfolio home    these two remotes, too
  npm run dev -- portfolio services@1.0.0-3f9c2a1b07
                                   beside this release of the store in place of the live one
  npm run dev -- portfolio --rest https://porohy.example
                                   the shell and this remote from source, and everything else of a deployed site: read only, held against what the
                                   site says of itself; no store is opened, and its pages come as they are
  npm run dev -- --host abc.tunnel.example
                                   pages are also asked for by that name, as a tunnel or a proxy does
  PORT=3100                        the port
  RELEASES=…                       the store: a folder ("releases" by default), or s3://bucket/prefix`;

/** `npm run dev [-- remote …]`: one process with the shell and the named remotes from source, and the rest from the released site. */
await runCommand(
  help,
  {
    rest: { type: 'string' },
    host: { type: 'string' },
  },
  async ({ values, positionals }) => {
    const named = [
      ...new Set(positionals.filter((word) => !word.includes('@')).map((word) => word.replace(/^mfe-/, ''))),
    ];
    const shown = positionals.filter((word) => word.includes('@')).map(parseReleaseId);
    const remotes = (await releasedPackages(root))
      .map((folder) => folder.replace(/^mfe-/, ''))
      .filter((name) => name !== 'shell');
    const all = [...named, ...shown.map(({ name }) => name)];
    const unknown = all.filter((name) => !remotes.includes(name));
    if (unknown.length > 0) {
      throw new NotFoundError({
        fact: `There is no remote ${unknown.join(', ')}.`,
        nextStep: `Name some of: ${remotes.join(', ')}.`,
      });
    }
    const twice = named.filter((name) => shown.some((each) => each.name === name));
    if (twice.length > 0)
      throw new InvalidInputError({
        fact: `${twice.join(', ')} is named from source and in a release.`,
        nextStep: 'Name one of both.',
      });
    const address = restOf(values.rest, named, shown);
    const port = readPort('PORT', process.env.PORT ?? '3100');
    const words = [...named, ...shown.map(formatReleaseId), ...(address === undefined ? [] : ['--rest', address])];
    if (!(await isFree(port)))
      throw portTaken(port, 'PORT', ['run dev', ...(words.length > 0 ? ['--'] : []), ...words].join(' '));
    const stopped = interruption().signal;
    const { rest, tells } = address === undefined ? await openStore(shown) : await openDeployed(address);
    const development = await startDevelopment({
      root,
      port,
      rest,
      named,
      // Two that are developed side by side do not write over each other.
      outputOf: (name) => join(root, '.cache/dev', String(port), name),
      host: values.host,
      tell: (line) => console.log(line),
      checkTypes: checkTypes(root),
    });
    stopped.addEventListener('abort', () => development.stop().then(() => process.exit(0)));
    if (stopped.aborted) process.exit(0);
    const others = remotes.filter((name) => !all.includes(name));
    console.log(`From source: ${['shell', ...named].join(', ')}.`);
    if (shown.length > 0) console.log(`In place of what is live: ${shown.map(formatReleaseId).join(', ')}.`);
    if (others.length > 0) {
      console.log(
        `${tells()}: ${others.join(', ')}. What you work on, name: npm run dev -- ${[...named, others[0]].join(' ')}`,
      );
    }
    console.log(
      `Developing at http://localhost:${port} (Ukrainian) and http://localhost:${port}/en (English). Ctrl+C stops it.`,
    );
  },
);

/** The rest of a site, and where it comes from in words. */
interface OpenRest {
  readonly rest: Rest;
  readonly tells: () => string;
}

/** The rest from a store. @throws as `requireReleases` does */
async function openStore(shown: readonly ReleaseId[]): Promise<OpenRest> {
  const store = await chosenStore('writing');
  const newest = (await newestOf(store)) ?? (await releaseOnce(store));
  await requireReleases(store, shown);
  const live = { ...newest, composition: withReleases(newest.composition, shown) };
  const released = await openSite({ read: store.read, unpack, gzip: packForOld, report: errorLines() }, live.site);
  return {
    rest: storeRest(store, live, released, shown),
    tells: () => `As released (entry ${live.number} of the log)`,
  };
}

/** The rest from a deployed site, which is only read. @throws as `heldSite` does */
async function openDeployed(address: string): Promise<OpenRest> {
  const origin = readRestOrigin(address);
  const site = await heldSite({ origin, ask: askOver(origin), tell: (line) => console.log(line) });
  return {
    rest: deployedRest(site),
    tells: () => `As ${origin} has it (entry ${site.live().number} of its log, each answer held against it)`,
  };
}

/** The deployed site that everything comes from but the remotes that are named. @throws InvalidInputError if none is named, or a release */
function restOf(rest: string | undefined, named: readonly string[], shown: readonly ReleaseId[]): string | undefined {
  if (rest !== undefined && shown.length > 0)
    throw new InvalidInputError({
      fact: `${shown.map(formatReleaseId).join(', ')} is said with --rest: a deployed site hands out what is live there.`,
      nextStep: 'Leave out the version, or develop on a store: npm run dev -- <remote> <remote>@<version>.',
    });
  if (rest !== undefined && named.length === 0)
    throw new InvalidInputError({
      fact: '--rest takes everything from there but the remotes that you name, and none is named.',
      nextStep: `npm run dev -- portfolio --rest ${rest}`,
    });
  return rest;
}

async function releaseOnce(store: ReleaseStore): Promise<LogEntry> {
  const building = progress('Nothing is released yet; building and releasing every package once');
  const published = await publishAll(root, store, checkedOut(), ({ name, version }) =>
    building.step(`${name} ${version}`),
  );
  const site = await siteOverrides(root, process.env);
  const { entry } = await makeLive({
    store,
    why: 'npm run dev',
    change: () => ({ releases: Object.fromEntries(published.map(({ name, version }) => [name, version])), site }),
  });
  return entry;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
