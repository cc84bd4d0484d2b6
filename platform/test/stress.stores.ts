import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const place = process.env.STORES_PLACE;
/** Runs a program in this folder. The program fails with a report if a store breaks a promise. */
function run(program: string, ...words: string[]): void {
  const command = [join(import.meta.dirname, program), ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  console.log(stdout);
  expect(status, stdout + stderr).toBe(0);
}
/** Number of changes of all five teams together: by default, one each. */
const changes = ['--changes', process.env.CHANGES ?? '5'];

it('simultaneous deployments of several teams lose nothing in a folder', () => {
  run('stress.cli.ts', ...changes);
});

// Tests a bucket only with lost responses, because that includes everything that an undisturbed bucket does. Loses none from a server with
// https, because the proxy speaks plain HTTP.
it.skipIf(!place)('simultaneous deployments lose nothing on an S3 server that loses a third of its responses', () => {
  const lost = process.env.AWS_ENDPOINT_URL_S3?.startsWith('http:') ? ['--lose', '30'] : [];
  run('stress.cli.ts', ...changes, '--store', place ?? '', ...lost);
});
