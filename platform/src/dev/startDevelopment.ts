import { statSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { getReleaseBase } from 'shared/contract';
import { createDevelopmentBuilds, hotTransportPath } from '../build.ts';
import { SandboxFault } from '../compose/sandbox/SandboxFault.ts';
import { readTeams } from '../serve/panel/readTeams.ts';
import { getErrorMessage } from '../store/getErrorMessage.ts';
import { type CheckTypes, checkTypesInBackground } from './backgroundTypeCheck.ts';
import { createDevelopmentRoutes } from './developmentRoutes.ts';
import { createDevelopmentSite } from './developmentSite.ts';
import { mapStackToSources } from './mapStackToSources.ts';
import { createNewestPages } from './newestPages.ts';
import { developmentVersion, type RestOfSite } from './Rest.ts';
import { createReloadDetector, readPackageName } from './reloadDetector.ts';
import { type BuildRun, watchBuilds } from './watchBuilds.ts';

interface DevelopmentOptions {
  readonly root: string;
  readonly port: number;
  readonly rest: RestOfSite;
  /** Short names of the remotes that are built from source. */
  readonly remotes: readonly string[];
  readonly resolveOutputFolder: (name: string) => string;
  /** Further host name under which browsers may open the development server. */
  readonly host?: string | undefined;
  /** Called with a line for each build, and for each problem once. */
  readonly print: (line: string) => void;
  readonly checkTypes: CheckTypes;
}

export interface Development {
  stop(): Promise<void>;
}

/** Starts compilers and server in one process, and prints their messages. Resolves when the first build has ended. */
export async function startDevelopment(options: DevelopmentOptions): Promise<Development> {
  const { root, port, rest, remotes, resolveOutputFolder, host, print, checkTypes } = options;
  const fromSource = ['shell', ...remotes];
  const resolveFolder = (name: string) => (name === 'shell' ? name : `mfe-${name}`);
  const compiler = rspack(
    createDevelopmentBuilds({
      root,
      packages: fromSource.map(resolveFolder),
      resolveOutputFolder,
      resolvePublicPath: (name) => getReleaseBase(name, developmentVersion),
    }),
  );
  const checkTypesOf = checkTypesInBackground(checkTypes, print);
  /** Errors that pages have thrown since the last build. */
  let thrown: string[] = [];
  const needsReload = createReloadDetector(fromSource, (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs);
  let reloadIsDue = false;
  const show = (why: string) => {
    if (!thrown.includes(why)) {
      thrown.push(why);
      print(why);
    }
    // Shows all errors since the last build, because a reload of the page has closed the overlay.
    server.show(thrown);
  };
  const onRun = ({ builds: states, changed, problems, durationMs }: BuildRun) => {
    thrown = [];
    const first = builds.runCount() === 1;
    const touched = fromSource.filter((name) => changed.some((build) => readPackageName(build) === name));
    checkTypesOf((touched.length > 0 ? touched : fromSource).map(resolveFolder));
    const missed = needsReload(states);
    reloadIsDue ||= !first && missed;
    if (!first) print(`rebuilt ${touched.join(', ') || 'nothing'} (${Math.round(durationMs)} ms)`);
    for (const problem of problems.filter((each) => !printedProblems.includes(each))) print(problem);
    printedProblems = problems;
    if (problems.length > 0 || !reloadIsDue) return;
    reloadIsDue = false;
    server.reload();
  };
  let printedProblems: readonly string[] = [];
  const explain = async (error: unknown): Promise<string> => {
    const fault = [error, error instanceof Error ? error.cause : undefined].find(
      (each) => each instanceof SandboxFault,
    );
    const why = fault?.where
      ? await mapStackToSources(fault.where, { root, resolveOutputFolder })
      : getErrorMessage(error);
    show(why);
    return why;
  };

  // Comes before `new QuietDevServer`: the hooks of `watchBuilds` must collect problems before the server's hooks show them.
  const builds = watchBuilds(compiler, root, onRun);
  const site = createDevelopmentSite({ rest, fromSource, resolveOutputFolder, teams: await readTeams(root) });
  const pages = createNewestPages(site, builds, explain);
  const server = new QuietDevServer(
    {
      port,
      host: '127.0.0.1',
      allowedHosts: ['localhost', '127.0.0.1', ...(host ? [host] : [])],
      hot: true,
      liveReload: false,
      // Serves the remotes' files from disk. The server's middleware serves only builds with the server's client, which only the shell has.
      static: remotes.map((name) => ({
        directory: join(resolveOutputFolder(name), 'browser'),
        publicPath: getReleaseBase(name, developmentVersion),
        watch: false,
      })),
      // Handles no signals here, because the command stops the server itself.
      setupExitSignals: false,
      client: {
        // Omits `runtimeErrors`: pages send their errors to the server, which maps them to the sources and shows them in the overlay.
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'error',
        webSocketTransport: hotTransportPath,
      },
      headers: { 'access-control-allow-origin': '*' },
      // Writes the builds to disk, where prerendering reads them.
      devMiddleware: { writeToDisk: true, index: false, stats: 'none' },
      setupMiddlewares: createDevelopmentRoutes({
        pages,
        fromSource,
        resolveOutputFolder,
        rest,
        onUnavailable: (reason) => printOnce(reason),
        onUnknownHost: (host) => {
          const name = host.replace(/:\d+$/, '');
          const line = `This server refuses requests for the host ${name}. Start it with: npm run dev -- ${[...remotes, '--host', name].join(' ')}`;
          printOnce(line);
          return line;
        },
        onThrown: (stack) =>
          void mapStackToSources(stack, { root, resolveOutputFolder })
            // Shows the stack as the page sent it, because an uncaught rejection would end the process.
            .catch(() => stack)
            .then(show),
        onDeadLinks: (page, faults) => {
          for (const fault of faults) printOnce(`${fault} Found on ${page}.`);
        },
      }),
    },
    compiler,
  );
  server.problems = () => builds.problems();
  const printedLines = new Set<string>();
  const printOnce = (line: string) => {
    if (!printedLines.has(line)) print(line);
    printedLines.add(line);
  };
  await server.start();
  await builds.waitUntilIdle();
  return { stop: () => server.stop() };
}

type Message = Parameters<RspackDevServer['sendMessage']>;

/** Development server with fewer messages: it shows each problem once, as on the terminal, and no warnings in the browser's console. */
class QuietDevServer extends RspackDevServer {
  problems: () => readonly string[] = () => [];

  override sendMessage(...[clients, type, data, params]: Message): void {
    if (type === 'errors') super.sendMessage(clients, type, [...this.problems()], params);
    else if (type !== 'warnings') super.sendMessage(clients, type, data, params);
    // Replaces warnings by "ok", which tells pages that the build has ended. Sends nothing if errors follow.
    else if (!params?.preventReloading) super.sendMessage(clients, 'ok');
  }

  /** Shows problems in an overlay of every open page, until the next build. */
  show(problems: readonly string[]): void {
    super.sendMessage(this.clients(), 'errors', [...problems]);
  }

  /** Reloads every open page, after a change that hot replacement cannot apply. */
  reload(): void {
    super.sendMessage(this.clients(), 'static-changed');
  }

  private clients(): Message[0] {
    return this.webSocketServer?.clients ?? [];
  }
}
