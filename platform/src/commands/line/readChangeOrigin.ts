import { execFileSync } from 'node:child_process';
import { type ChangeOrigin, getUserName } from '../../release/change/ChangeOptions.ts';
import { root } from './root.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables of common CI systems. `runs` is set in a CI run; `address` makes the run's URL from the values of `run`. */
const forges: readonly {
  readonly runs: string;
  readonly who: string;
  readonly commit: string;
  readonly run: readonly string[];
  readonly address?: (...parts: string[]) => string;
}[] = [
  {
    // GitHub's variables; Gitea and Forgejo use the same names.
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
 * Finds the author of a change, the commit and the CI run, from the option `--who` first and from variables of the CI system second.
 *  Without both, takes the user of this machine and the commit of the checkout.
 */
export function readChangeOrigin(who: string | undefined, environment: Environment = process.env): ChangeOrigin {
  const forge = forges.find(({ runs }) => environment[runs]);
  const readVariable = (name: string | undefined) => (name && environment[name]) || undefined;
  const commit = readVariable(forge?.commit) ?? runGit(root, 'rev-parse', 'HEAD');
  const parts = forge?.run.flatMap((name) => readVariable(name) ?? []) ?? [];
  const run = parts.length === forge?.run.length ? (forge.address?.(...parts) ?? parts[0]) : undefined;
  return {
    who: who || readVariable(forge?.who) || getUserName(),
    ...(commit && /^[0-9a-f]{7,64}$/.test(commit) && { commit }),
    ...(run && /^https?:\/\//.test(run) && { run }),
  };
}

/**
 * Reads the commit of the checkout, and whether its files are unchanged. Git looks at every file, so only builds call this function.
 * @returns undefined outside of a repository
 */
export function readCheckout(folder = root): { readonly commit: string; readonly clean: boolean } | undefined {
  const commit = runGit(folder, 'rev-parse', 'HEAD');
  return commit === undefined ? undefined : { commit, clean: runGit(folder, 'status', '--porcelain') === '' };
}

let hasWarned = false;

/** Runs git. Warns once if git refuses to read another user's clone. @returns the output; undefined without git or a repository */
function runGit(folder: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch (error) {
    if (!hasWarned && /dubious ownership/.test(String((error as { stderr?: string }).stderr))) {
      hasWarned = true;
      console.warn(
        `The clone ${folder} belongs to another user, so git does not read it, and no commit is recorded. Run the command as that user.`,
      );
    }
    return undefined;
  }
}
