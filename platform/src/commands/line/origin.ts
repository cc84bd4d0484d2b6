import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { Origin } from '../../release/Wish.ts';
import { root } from './root.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the pipelines of the common forges say of a run: who began it, the commit, and where it can be looked at. */
const forges: readonly ((environment: Environment) => Partial<Origin> | undefined)[] = [
  // GitHub; Gitea and Forgejo use the same names.
  ({ GITHUB_ACTIONS, GITHUB_ACTOR, GITHUB_SHA, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID }) =>
    GITHUB_ACTIONS
      ? {
          ...(GITHUB_ACTOR && { who: GITHUB_ACTOR }),
          commit: GITHUB_SHA,
          run:
            GITHUB_SERVER_URL && GITHUB_REPOSITORY && GITHUB_RUN_ID
              ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`
              : undefined,
        }
      : undefined,
  ({ GITLAB_CI, GITLAB_USER_LOGIN, CI_COMMIT_SHA, CI_JOB_URL }) =>
    GITLAB_CI
      ? { ...(GITLAB_USER_LOGIN && { who: GITLAB_USER_LOGIN }), commit: CI_COMMIT_SHA, run: CI_JOB_URL }
      : undefined,
  ({ BITBUCKET_BUILD_NUMBER, BITBUCKET_STEP_TRIGGERER_UUID, BITBUCKET_COMMIT, BITBUCKET_GIT_HTTP_ORIGIN }) =>
    BITBUCKET_BUILD_NUMBER
      ? {
          ...(BITBUCKET_STEP_TRIGGERER_UUID && { who: BITBUCKET_STEP_TRIGGERER_UUID }),
          commit: BITBUCKET_COMMIT,
          run: BITBUCKET_GIT_HTTP_ORIGIN && `${BITBUCKET_GIT_HTTP_ORIGIN}/pipelines/results/${BITBUCKET_BUILD_NUMBER}`,
        }
      : undefined,
  ({ JENKINS_URL, BUILD_USER_ID, GIT_COMMIT, BUILD_URL }) =>
    JENKINS_URL ? { ...(BUILD_USER_ID && { who: BUILD_USER_ID }), commit: GIT_COMMIT, run: BUILD_URL } : undefined,
  ({ TF_BUILD, BUILD_REQUESTEDFOR, BUILD_SOURCEVERSION, SYSTEM_COLLECTIONURI, SYSTEM_TEAMPROJECT, BUILD_BUILDID }) =>
    TF_BUILD
      ? {
          ...(BUILD_REQUESTEDFOR && { who: BUILD_REQUESTEDFOR }),
          commit: BUILD_SOURCEVERSION,
          run:
            SYSTEM_COLLECTIONURI && SYSTEM_TEAMPROJECT && BUILD_BUILDID
              ? `${SYSTEM_COLLECTIONURI}${SYSTEM_TEAMPROJECT}/_build/results?buildId=${BUILD_BUILDID}`
              : undefined,
        }
      : undefined,
];

/**
 * Who changes something, from which commit, and in which run: what the command is told, else what the pipeline says, else the user of this
 * machine and the commit that is checked out here.
 */
export function originOf(who: string | undefined, environment: Environment = process.env): Origin {
  const told = forges.map((tell) => tell(environment)).find((each) => each !== undefined) ?? {};
  const commit = told.commit ?? git(root, 'rev-parse', 'HEAD');
  return {
    who: who || told.who || userInfo().username,
    ...(commit && /^[0-9a-f]{7,64}$/.test(commit) && { commit }),
    ...(told.run && /^https?:\/\//.test(told.run) && { run: told.run }),
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
