import { statSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { getReleaseBase } from 'shared/contract';
import { developmentBuild, hotTransport } from '../build.ts';
import { SandboxFault } from '../compose/sandbox/SandboxFault.ts';
import { teamsIn } from '../serve/panel/teamsIn.ts';
import { messageOf } from '../store/messageOf.ts';
import { type BuildRun, followBuilds } from './builds.ts';
import { developmentVersion } from './developmentRelease.ts';
import { developmentRoutes } from './developmentRoutes.ts';
import { DevelopmentServer } from './developmentServer.ts';
import { developmentSite } from './developmentSite.ts';
import { inSources } from './inSources.ts';
import { newestPages } from './newestPages.ts';
import type { Rest } from './Rest.ts';
import { type CheckTypes, typesBeside } from './typesBeside.ts';
import { whatPagesMiss } from './whatPagesMiss.ts';

interface DevelopmentOptions {
  readonly root: string;
  readonly port: number;
  readonly rest: Rest;
  /** The remotes built from source, by short name. */
  readonly named: readonly string[];
  readonly outputOf: (name: string) => string;
  /** A name of this machine, besides its addresses, by which pages are asked for. */
  readonly host?: string | undefined;
  /** Is told a line for each build, and each problem once. */
  readonly tell: (line: string) => void;
  readonly checkTypes: CheckTypes;
}

/** The process that shows a site while it is developed. */
export interface Development {
  stop(): Promise<void>;
}

/** One process: compilers, server, and what is said of both. @returns when the first build has ended */
export async function startDevelopment(options: DevelopmentOptions): Promise<Development> {
  const { root, port, rest, named, outputOf, host, tell, checkTypes } = options;
  const fromSource = ['shell', ...named];
  const folderOf = (name: string) => (name === 'shell' ? name : `mfe-${name}`);
  const compiler = rspack(
    developmentBuild({
      root,
      packages: fromSource.map(folderOf),
      outputOf,
      publicPathOf: (name) => getReleaseBase(name, developmentVersion),
    }),
  );
  const types = typesBeside(checkTypes, tell);
  /** Errors that pages have thrown since the last build. */
  let thrown: string[] = [];
  const missedBy = whatPagesMiss(fromSource, (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs);
  let reloadIsDue = false;
  const show = (why: string) => {
    if (!thrown.includes(why)) {
      thrown.push(why);
      tell(why);
    }
    // Also what is known: the page may have been loaded anew.
    server.show(thrown);
  };
  const onRun = ({ builds: made, changed, problems, took }: BuildRun) => {
    thrown = [];
    const first = builds.number() === 1;
    const touched = fromSource.filter((name) => changed.some((build) => build.startsWith(`${name}-`)));
    types((touched.length > 0 ? touched : fromSource).map(folderOf));
    const missed = missedBy(made);
    reloadIsDue ||= !first && missed;
    if (!first) tell(`${touched.join(', ') || 'nothing'} built anew (${Math.round(took)} ms)`);
    for (const problem of problems.filter((each) => !told.includes(each))) tell(problem);
    told = problems;
    if (problems.length > 0 || !reloadIsDue) return;
    reloadIsDue = false;
    server.reload();
  };
  let told: readonly string[] = [];
  const explain = async (error: unknown): Promise<string> => {
    const fault = [error, error instanceof Error ? error.cause : undefined].find(
      (each) => each instanceof SandboxFault,
    );
    const why = fault?.where ? await inSources(fault.where, { root, outputOf }) : messageOf(error);
    show(why);
    return why;
  };

  // Its own hooks run first: what is told to pages is asked of it.
  const builds = followBuilds(compiler, root, onRun);
  const site = developmentSite({ rest, fromSource, outputOf, teams: await teamsIn(root) });
  const pages = newestPages(site, builds, explain);
  const server = new DevelopmentServer(
    {
      port,
      host: '127.0.0.1',
      allowedHosts: ['localhost', '127.0.0.1', ...(host ? [host] : [])],
      hot: true,
      liveReload: false,
      // The files of the remotes: the server takes only those of the builds that it puts its client into.
      static: named.map((name) => ({
        directory: join(outputOf(name), 'browser'),
        publicPath: getReleaseBase(name, developmentVersion),
        watch: false,
      })),
      // Who starts it stops it.
      setupExitSignals: false,
      client: {
        // What a page throws is told by the server, in the files that were written.
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'error',
        webSocketTransport: hotTransport,
      },
      headers: { 'access-control-allow-origin': '*' },
      // Prerendering reads the builds from disk, and so does whoever wants to look at them.
      devMiddleware: { writeToDisk: true, index: false, stats: 'none' },
      setupMiddlewares: developmentRoutes({
        pages,
        fromSource,
        outputOf,
        rest,
        onRefused: (why) => once(why),
        onForeign: (asked) => {
          const name = asked.replace(/:\d+$/, '');
          const line = `This server does not answer to ${name}. Start it with: npm run dev -- ${[...named, '--host', name].join(' ')}`;
          once(line);
          return line;
        },
        onThrown: async (stack) => show(await inSources(stack, { root, outputOf })),
        onDead: (page, links) => {
          for (const link of links) once(`${page} links to ${link}, which no page has.`);
        },
      }),
    },
    compiler,
  );
  server.problems = () => builds.problems();
  const said = new Set<string>();
  const once = (line: string) => {
    if (!said.has(line)) tell(line);
    said.add(line);
  };
  await server.start();
  await builds.settled();
  return { stop: () => server.stop() };
}
