import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { Origin } from '../../release/Wish.ts';
import { root } from './root.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables by which the pipelines of the common forges say that they run, who began it, the commit, and the parts of the run's address. */
const forges: readonly {
  readonly runs: string;
  readonly who: string;
  readonly commit: string;
  readonly run: readonly string[];
  readonly address?: (...parts: string[]) => string;
}[] = [
  {
    // GitHub; Gitea and Forgejo use the same names.
    runs: 'GITHUB_ACTIONS',
    who: 'GITHUB_ACTOR',
    commit: 'GITHUB_SHA',
    run: ['GITHUB_SERVER_URL', 'GITHUB_REPOSITORY', 'GITHUB_RUN_ID'],
    address: (server, repository, run) => `${server}/${repository}/actions/runs/${run}`,
  },
  { runs: 'GITLAB_CI', who: 'GITLAB_USER_LOGIN', commit: 'CI_COMMIT_SHA', run: ['CI_JOB_URL'] },
  {
    runs: 'BITBUCKET_BUILD_NUMBER',
    who: 'BITBUCKET_STEP_TRIGGERER_UUID',
    commit: 'BITBUCKET_COMMIT',
    run: ['BITBUCKET_GIT_HTTP_ORIGIN', 'BITBUCKET_BUILD_NUMBER'],
    address: (origin, build) => `${origin}/pipelines/results/${build}`,
  },
  { runs: 'JENKINS_URL', who: 'BUILD_USER_ID', commit: 'GIT_COMMIT', run: ['BUILD_URL'] },
  {
    runs: 'TF_BUILD',
    who: 'BUILD_REQUESTEDFOR',
    commit: 'BUILD_SOURCEVERSION',
    run: ['SYSTEM_COLLECTIONURI', 'SYSTEM_TEAMPROJECT', 'BUILD_BUILDID'],
    address: (collection, project, build) => `${collection}${project}/_build/results?buildId=${build}`,
  },
];

/**
 * Finds who changes something, from which commit, and in which run. It takes what the command is told, else what the pipeline says. Else it
 * takes the user of this machine and the commit that is checked out here.
 */
export function originOf(who: string | undefined, environment: Environment = process.env): Origin {
  const forge = forges.find(({ runs }) => environment[runs]);
  const said = (name: string | undefined) => (name && environment[name]) || undefined;
  const commit = said(forge?.commit) ?? git(root, 'rev-parse', 'HEAD');
  const parts = forge?.run.flatMap((name) => said(name) ?? []) ?? [];
  const run = parts.length === forge?.run.length ? (forge.address?.(...parts) ?? parts[0]) : undefined;
  return {
    who: who || said(forge?.who) || userInfo().username,
    ...(commit && /^[0-9a-f]{7,64}$/.test(commit) && { commit }),
    ...(run && /^https?:\/\//.test(run) && { run }),
  };
}

/**
 * The commit that is checked out in the workspace, and whether nothing has been changed since; undefined where it is no repository. It
 * looks at every file: for who builds.
 */
export function checkedOut(folder = root): { readonly commit: string; readonly clean: boolean } | undefined {
  const commit = git(folder, 'rev-parse', 'HEAD');
  return commit === undefined ? undefined : { commit, clean: git(folder, 'status', '--porcelain') === '' };
}

let hasWarned = false;

/** Asks git. Warns once where git does not read the clone of another user. @returns undefined where there is no git, or no repository */
function git(folder: string, ...words: string[]): string | undefined {
  try {
    return execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch (error) {
    if (!hasWarned && /dubious ownership/.test(String((error as { stderr?: string }).stderr))) {
      hasWarned = true;
      console.warn(
        `The clone ${folder} belongs to another user, so git does not read it, and no commit is noted. Run the command as that user.`,
      );
    }
    return undefined;
  }
}
