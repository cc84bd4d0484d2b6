import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const place = process.env.STORES_PLACE;
/** Runs a program of this folder, which ends with 1 if a promise of the stores is broken, and then says which. */
function run(program: string, ...words: string[]): void {
  const command = [join(import.meta.dirname, program), ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  console.log(stdout);
  expect(status, stdout + stderr).toBe(0);
}
/** Five teams make one change each at once; CHANGES=50 asks for more. */
const changes = ['--changes', process.env.CHANGES ?? '5'];

it('teams that deploy at once lose nothing: in a folder', () => {
  run('stress.cli.ts', ...changes);
});

// A bucket with some answers lost asks all that a whole one does. The proxy that loses them speaks plain HTTP; each loss is waited for.
it.skipIf(!place)(
  'teams that deploy at once lose nothing: on an S3 server, though a third of its answers is lost',
  () => {
    const lost = process.env.AWS_ENDPOINT_URL_S3?.startsWith('http:') ? ['--lose', '30'] : [];
    run('stress.cli.ts', ...changes, '--store', place ?? '', ...lost);
  },
);
