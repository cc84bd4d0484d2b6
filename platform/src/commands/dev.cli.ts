import { createServer } from 'node:net';
import { join } from 'node:path';
import { InvalidInputError, NotFoundError } from 'shared/contract';
import { readSiteOverrides } from '../compose/values/readSiteOverrides.ts';
import { createTypeCheck } from '../dev/backgroundTypeCheck.ts';
import type { RestOfSite } from '../dev/Rest.ts';
import { requireReleases } from '../dev/requireReleases.ts';
import { createDeployedRest, parseRestOrigin } from '../dev/rest/deployedRest.ts';
import { openDeployedSite } from '../dev/rest/openDeployedSite.ts';
import { startDevelopment } from '../dev/startDevelopment.ts';
import { createStoreRest } from '../dev/storeRest.ts';
import { createSiteFetch } from '../proof/siteFetch.ts';
import { makeLive } from '../release/change/makeLive.ts';
import { replaceReleases } from '../release/live/liveReleases.ts';
import { listReleasedPackages, publishAll } from '../release/publish/publishAll.ts';
import { createPortTakenError } from '../serve/node/listening.ts';
import { createErrorLog } from '../serve/respond/createErrorLog.ts';
import { openSite } from '../serve/respond/siteContent.ts';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';
import { packWithGzip, unpack } from '../store/bytes/packing.ts';
import { readNewestEntry } from '../store/log/releaseLog.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { formatReleaseId, parseReleaseId, type ReleaseId } from '../store/protocol/storedRelease.ts';
import { openChosenStore } from './line/chosenStore.ts';
import { listenForInterruption } from './line/listenForInterruption.ts';
import { startProgress } from './line/progress.ts';
import { readCheckout } from './line/readChangeOrigin.ts';
import { root } from './line/root.ts';
import { runCommand } from './line/runCommand.ts';
import { readPort } from './serverSettings.ts';

const help = `dev [remote … remote@version …] [--host <name>] [--rest <site>]

Shows the site while you work on it: the shell and the remotes that you name from source, with hot reload, the others from their live releases.
Every request prerenders its page. Errors are shown here and over the page, with file and line.

  npm run dev                      the shell from source
  npm run dev -- portfolio home    the shell and these two remotes from source
  npm run dev -- portfolio services@1.0.0-3f9c2a1b07
                                   one remote from source, another in this release of the store instead of the live one
  npm run dev -- portfolio --rest https://porohy.example
                                   the shell and this remote from source, everything else from a deployed site. Its answers are only read, and
                                   verified against its log; its pages are not rendered again, and no store is opened
  npm run dev -- --host abc.tunnel.example
                                   the server also answers to this host name, for a tunnel or a proxy
  PORT=3100                        the port
  RELEASES=…                       the store: a folder ("releases" by default), or s3://bucket/prefix`;

/** `npm run dev [-- remote …]`: the shell and the named remotes from source, the rest from releases. */
await runCommand(
  help,
  {
    rest: { type: 'string' },
    host: { type: 'string' },
  },
  async ({ values, positionals }) => {
    const namedRemotes = [
      ...new Set(positionals.filter((word) => !word.includes('@')).map((word) => word.replace(/^mfe-/, ''))),
    ];
    const releasesToShow = positionals.filter((word) => word.includes('@')).map(parseReleaseId);
    const remotes = (await listReleasedPackages(root))
      .map((folder) => folder.replace(/^mfe-/, ''))
      .filter((name) => name !== 'shell');
    const allNames = [...namedRemotes, ...releasesToShow.map(({ name }) => name)];
    const unknown = allNames.filter((name) => !remotes.includes(name));
    if (unknown.length > 0) {
      throw new NotFoundError({
        fact: `There is no remote ${unknown.join(', ')}.`,
        nextStep: `Name some of: ${remotes.join(', ')}.`,
      });
    }
    const twice = namedRemotes.filter((name) => releasesToShow.some((each) => each.name === name));
    if (twice.length > 0)
      throw new InvalidInputError({
        fact: `${twice.join(', ')} is named twice: from source, and as a release.`,
        nextStep: 'Name only one of them.',
      });
    const address = checkRestOption(values.rest, namedRemotes, releasesToShow);
    const port = readPort('PORT', process.env.PORT ?? '3100');
    const words = [
      ...namedRemotes,
      ...releasesToShow.map(formatReleaseId),
      ...(address === undefined ? [] : ['--rest', address]),
    ];
    if (!(await isFree(port)))
      throw createPortTakenError(port, 'PORT', ['run dev', ...(words.length > 0 ? ['--'] : []), ...words].join(' '));
    const stopped = listenForInterruption().signal;
    const { rest, describeSource } =
      address === undefined ? await openStore(releasesToShow) : await openDeployed(address);
    const development = await startDevelopment({
      root,
      port,
      rest,
      remotes: namedRemotes,
      // Gives each port its own output folder, because two development servers may run at once.
      resolveOutputFolder: (name) => join(root, '.cache/dev', String(port), name),
      host: values.host,
      print: (line) => {
        // Ctrl+C also ends the compilers, which is no failure to report.
        if (!stopped.aborted) console.log(line);
      },
      checkTypes: createTypeCheck(root),
    });
    stopped.addEventListener('abort', () => development.stop().then(() => process.exit(0)));
    if (stopped.aborted) process.exit(0);
    const others = remotes.filter((name) => !allNames.includes(name));
    console.log(`From source: ${['shell', ...namedRemotes].join(', ')}.`);
    if (releasesToShow.length > 0)
      console.log(`Instead of the live releases: ${releasesToShow.map(formatReleaseId).join(', ')}.`);
    if (others.length > 0) {
      console.log(
        `${describeSource()}: ${others.join(', ')}. To work on one of them, name it: npm run dev -- ${[...namedRemotes, others[0]].join(' ')}`,
      );
    }
    console.log(
      `Developing at http://localhost:${port} (Ukrainian) and http://localhost:${port}/en (English). Ctrl+C stops it.`,
    );
  },
);

/** Releases for the packages not built from source. `describeSource` names the store or deployed site that provides them. */
interface OpenRest {
  readonly rest: RestOfSite;
  readonly describeSource: () => string;
}

/** Opens the rest from the store; releases everything first if the store is empty. @throws as `requireReleases` does */
async function openStore(shown: readonly ReleaseId[]): Promise<OpenRest> {
  const store = await openChosenStore('writing');
  const newest = (await readNewestEntry(store)) ?? (await releaseAll(store));
  await requireReleases(store, shown);
  const live = { ...newest, composition: replaceReleases(newest.composition, shown) };
  const released = await openSite(
    { read: store.read, unpack, gzip: packWithGzip, report: createErrorLog() },
    live.site,
  );
  return {
    rest: createStoreRest(store, live, released, shown),
    describeSource: () => `From the store (entry ${live.number} of its log)`,
  };
}

/** Opens the rest from a deployed site, which it only reads. @throws as `openDeployedSite` does */
async function openDeployed(address: string): Promise<OpenRest> {
  const origin = parseRestOrigin(address);
  const site = await openDeployedSite({
    origin,
    fetchPath: createSiteFetch(origin),
    report: (line) => console.log(line),
  });
  return {
    rest: createDeployedRest(site),
    describeSource: () =>
      `From ${origin} (entry ${site.live().number} of its log; every response is verified against it)`,
  };
}

/** @throws InvalidInputError if `--rest` is used without a remote's name, or with the name of a release */
function checkRestOption(
  rest: string | undefined,
  named: readonly string[],
  shown: readonly ReleaseId[],
): string | undefined {
  if (rest !== undefined && shown.length > 0)
    throw new InvalidInputError({
      fact: `--rest cannot be combined with ${shown.map(formatReleaseId).join(', ')}: a deployed site serves only its live releases.`,
      nextStep: 'Leave out the version, or use a store: npm run dev -- <remote> <remote>@<version>.',
    });
  if (rest !== undefined && named.length === 0)
    throw new InvalidInputError({
      fact: '--rest needs the remotes that you work on, and none is named. All others come from the deployed site.',
      nextStep: `Name one: npm run dev -- portfolio --rest ${rest}`,
    });
  return rest;
}

async function releaseAll(store: ReleaseStore): Promise<LogEntry> {
  const building = startProgress('The store is empty: building and releasing every package once');
  const published = await publishAll(root, store, readCheckout(), ({ name, version }) =>
    building.step(`${name} ${version}`),
  );
  const site = await readSiteOverrides(root, process.env);
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
