import { rspack } from '@rspack/core';
import { IntegrityError, InvalidInputError, NotFoundError } from 'shared/contract';
import { besideBuild } from '../../build.ts';
import { SandboxFault } from '../../compose/sandbox/SandboxFault.ts';
import { teamsIn } from '../../panel/teamsIn.ts';
import { askOver } from '../../proof/askSite.ts';
import { closeServer, listen } from '../../serve/listening.ts';
import { messageOf } from '../../store/messageOf.ts';
import { type BuildRun, followBuilds } from '../builds.ts';
import { inSources } from '../inSources.ts';
import { askedOfNewest } from '../newestPages.ts';
import { problemsIn } from '../problemsIn.ts';
import { type CheckTypes, typesBeside } from '../typesBeside.ts';
import type { DeployedSite } from './DeployedSite.ts';
import { followers as openFollowers } from './followers.ts';
import { heldSite } from './heldSite.ts';
import { readRestOrigin } from './restAddress.ts';
import { restPages } from './restPages.ts';
import { restServer } from './restServer.ts';

interface RestOptions {
  readonly root: string;
  readonly port: number;
  /** The address as it was written. */
  readonly address: string;
  /** The remotes built from source, by short name. */
  readonly named: readonly string[];
  readonly outputOf: (name: string) => string;
  /** Is told a line for each build, and each problem once. */
  readonly tell: (line: string) => void;
  readonly checkTypes: CheckTypes;
}

/** What shows remotes of this machine within a deployed site. */
export interface RestDevelopment {
  readonly site: DeployedSite;
  stop(): Promise<void>;
}

/**
 * One process: compilers of the named remotes, and a server that takes everything else of a deployed site. Nothing is written but what is built.
 * @returns when the first build has ended
 * @throws what opening the site throws, before anything is built; ConflictError if the port is taken
 */
export async function startRest(options: RestOptions): Promise<RestDevelopment> {
  const { root, port, address, named, outputOf, tell, checkTypes } = options;
  const site = await openDeployed(address, tell);
  const compiler = rspack(besideBuild({ root, remotes: named, outputOf }));
  const types = typesBeside(checkTypes, tell);
  const followers = openFollowers();
  /** What pages have thrown since the last build. */
  let thrown: string[] = [];
  let told: readonly string[] = [];
  const show = (why: string) => {
    if (!thrown.includes(why)) {
      thrown.push(why);
      tell(why);
    }
    followers.tell({ problems: thrown });
  };
  const onRun = ({ changed, problems, took }: BuildRun) => {
    thrown = [];
    const touched = named.filter((name) => changed.some((build) => build.startsWith(`${name}-`)));
    types((touched.length > 0 ? touched : named).map((name) => `mfe-${name}`));
    if (builds.number() > 1) tell(`${touched.join(', ') || 'nothing'} built anew (${Math.round(took)} ms)`);
    for (const problem of problems.filter((each) => !told.includes(each))) tell(problem);
    told = problems;
    // What does not build is told over the page; the last that did stays on it.
    followers.tell({ problems, ...(problems.length === 0 && { builds: builds.hash() }) });
  };
  const explain = async (error: unknown): Promise<string> => {
    if (error instanceof NotFoundError || error instanceof IntegrityError || error instanceof InvalidInputError) {
      // Of the deployed site: nothing that a save could mend, and nothing about the pages that are open.
      tell(error.message);
      return error.message;
    }
    const fault = [error, error instanceof Error ? error.cause : undefined].find(
      (each) => each instanceof SandboxFault,
    );
    const why =
      told.length > 0
        ? told.join('\n\n')
        : fault?.where
          ? await inSources(fault.where, { root, outputOf })
          : messageOf(error);
    show(why);
    return why;
  };
  const builds = followBuilds(compiler, onRun, (errors) => problemsIn(root, errors));
  const newest = askedOfNewest(builds);
  const found = restPages({ site, names: named, outputOf });
  const pages = { page: (target: string) => newest(() => found.page(target)), snapshot: () => newest(found.snapshot) };
  const server = restServer({
    site,
    pages,
    names: named,
    outputOf,
    followers,
    explain,
    tell,
    teams: await teamsIn(root),
    // What has no place in the sources that lie here is nothing that could be mended here: the console has it.
    onThrown: async (stack) => {
      if (named.some((name) => stack.includes(`/r/${name}/`))) show(await inSources(stack, { root, outputOf }));
    },
  });
  await listen(server, port, '127.0.0.1');
  const watching = compiler.watch({}, () => {});
  await builds.settled();
  return {
    site,
    async stop() {
      followers.end();
      await Promise.all([closeServer(server), new Promise((done) => watching?.close(done))]);
    },
  };
}

async function openDeployed(address: string, tell: (sentence: string) => void): Promise<DeployedSite> {
  const origin = readRestOrigin(address);
  return heldSite({ origin, ask: askOver(origin), tell });
}
