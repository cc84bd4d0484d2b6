import { createServer } from 'node:net';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { NotFoundError } from 'shared/contract';
import { developmentBuild } from '../build.ts';
import { siteOverrides } from '../compose/siteOverrides.ts';
import { developmentRoutes } from '../dev/developmentRoutes.ts';
import { developmentSite } from '../dev/developmentSite.ts';
import { makeLive } from '../release/makeLive.ts';
import { publishAll, releasedPackages } from '../release/publishAll.ts';
import { portTaken } from '../serve/listening.ts';
import { errorLines } from '../serve/respond/errorLines.ts';
import { openSite } from '../serve/respond/siteResponder.ts';
import { newestOf } from '../store/newestOf.ts';
import { packForOld } from '../store/packing.ts';
import { chosenStore } from './chosenStore.ts';
import { checkedOut } from './origin.ts';
import { progress } from './progress.ts';
import { root } from './root.ts';
import { runCommand } from './runCommand.ts';

/**
 * `pnpm dev [remote …]`: one process with the shell and the named remotes from source, hot reload included, and the rest from the
 * released site. Every page is prerendered when it is asked for.
 */
const named = process.argv.slice(2).map((word) => word.replace(/^mfe-/, ''));
const outputOf = (name: string) => join(root, '.cache/dev', name);

await runCommand(async () => {
  const known = (await releasedPackages(root)).map((folder) => folder.replace(/^mfe-/, ''));
  const unknown = named.filter((name) => !known.includes(name) || name === 'shell');
  if (unknown.length > 0) {
    throw new NotFoundError({
      fact: `There is no remote ${unknown.join(', ')}.`,
      nextStep: `Name some of: ${known.filter((name) => name !== 'shell').join(', ')}.`,
    });
  }
  const port = Number(process.env.PORT ?? 3100);
  if (!(await isFree(port))) throw portTaken(port);
  const store = await chosenStore('writing');
  const live = (await newestOf(store)) ?? (await releaseOnce());
  const compiler = rspack(
    developmentBuild({
      root,
      packages: ['shell', ...named.map((name) => `mfe-${name}`)],
      outputOf,
      publicPathOf: (name) => `/r/${name}/dev/`,
    }),
  );
  const server = new RspackDevServer(
    {
      port,
      host: '127.0.0.1',
      allowedHosts: ['localhost', '127.0.0.1'],
      hot: true,
      liveReload: false,
      static: false,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: true }, logging: 'warn' },
      headers: { 'access-control-allow-origin': '*' },
      // Prerendering reads the builds from disk, and so does whoever wants to look at them.
      devMiddleware: { writeToDisk: true, index: false },
      setupMiddlewares: developmentRoutes({
        site: developmentSite({ store, live: live.composition, fromSource: named, outputOf }),
        fromSource: ['shell', ...named],
        released: await openSite({ read: store.read, gzip: packForOld, report: errorLines() }, live.site),
        live,
      }),
    },
    compiler,
  );
  await server.start();
  console.log(
    `From source: shell${named.map((name) => `, ${name}`).join('')}. The rest: entry ${live.number} of the log.`,
  );
  console.log(`Developing at http://localhost:${port} (Ukrainian) and http://localhost:${port}/en (English).`);

  async function releaseOnce() {
    const building = progress('Nothing is released yet; building and releasing every package once');
    const published = await publishAll(root, store, checkedOut(), ({ name, version }) =>
      building.step(`${name} ${version}`),
    );
    const site = await siteOverrides(root, process.env);
    const { entry } = await makeLive({
      store,
      why: 'pnpm dev',
      change: () => ({ releases: Object.fromEntries(published.map(({ name, version }) => [name, version])), site }),
    });
    return entry;
  }
});

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
