import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The command as a person runs it. It has nothing to serve: without the words it would end with an error. */
const serving = (...words: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'serve.cli.ts'), ...words], {
    env: { ...process.env, RELEASES: '/nowhere' },
    encoding: 'utf8',
    timeout: 20_000,
  });

it.each(['--help', '-h'])('says with %s what it does and what it can be told, and serves nothing', (word) => {
  const { status, stdout } = serving(word);
  expect(status).toBe(0);
  expect(stdout).toContain('Serves what is live in the store');
  expect(stdout).toContain('PORT=3000');
});

it('does not serve where it is told what it does not understand', () => {
  const { status, stderr } = serving('--prot', '80');
  expect(status).toBe(1);
  expect(stderr).toContain('"serve --prot 80" is not understood.');
  expect(stderr).not.toMatch(/^ +at /m);
});
