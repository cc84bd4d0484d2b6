import { describe, expect, it } from 'vitest';
import { getUserName } from '../../release/change/ChangeOptions.ts';
import { readChangeOrigin } from './readChangeOrigin.ts';

const commit = 'c0ffee'.padEnd(40, '0');

describe('the origin of a change', () => {
  it.each([
    [
      'GitHub, Gitea, Forgejo',
      {
        GITHUB_ACTIONS: 'true',
        GITHUB_ACTOR: 'olena',
        GITHUB_SHA: commit,
        GITHUB_SERVER_URL: 'https://github.example',
        GITHUB_REPOSITORY: 'porohy/site',
        GITHUB_RUN_ID: '7',
      },
      'olena',
      'https://github.example/porohy/site/actions/runs/7',
    ],
    [
      'Jenkins',
      {
        JENKINS_URL: 'https://ci.example',
        BUILD_USER_ID: 'ira',
        GIT_COMMIT: commit,
        BUILD_URL: 'https://ci.example/7/',
      },
      'ira',
      'https://ci.example/7/',
    ],
  ])('from %s the origin has user, commit and run', (_forge, environment, who, run) => {
    expect(readChangeOrigin(undefined, environment)).toEqual({ who, commit, run });
    expect(readChangeOrigin('--who', environment).who).toBe('--who');
  });

  it('without a pipeline the origin has the machine’s user and no run', () => {
    const { who, run } = readChangeOrigin(undefined, {});
    expect(who).not.toBe('');
    expect(run).toBeUndefined();
  });

  it('a user ID without a name is named by its number', () => {
    const failing = () => {
      throw new Error('uv_os_get_passwd returned ENOENT');
    };
    expect(getUserName(failing)).toMatch(/^uid (\d+|unknown)$/);
  });

  it('the origin omits a malformed commit and an unsafe address', () => {
    const environment = { GITLAB_CI: 'true', CI_COMMIT_SHA: 'main; rm', CI_JOB_URL: 'javascript:alert(1)' };
    const origin = readChangeOrigin('somebody', environment);
    expect(origin).toEqual({ who: 'somebody' });
  });
});
