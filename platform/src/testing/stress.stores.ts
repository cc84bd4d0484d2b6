import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const place = process.env.STORES_PLACE;
/** Runs a program of this folder and shows its output. It ends with 1 if a promise of the stores is broken. */
const run = (program: string, ...words: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, program), ...words], { stdio: 'inherit' }).status;
/** Five teams make one change each at once; CHANGES=50 asks for more. */
const changes = ['--changes', process.env.CHANGES ?? '5'];

it('teams that deploy at once lose nothing: in a folder', () => {
  expect(run('stress.cli.ts', ...changes)).toBe(0);
});

describe.skipIf(!place)('on an S3 server', () => {
  it('teams that deploy at once lose nothing', () => {
    expect(run('stress.cli.ts', ...changes, '--store', place ?? '')).toBe(0);
  });

  // The proxy that loses answers speaks plain HTTP. Each loss is waited for, so a change takes three times as long.
  it.runIf(process.env.AWS_ENDPOINT_URL_S3?.startsWith('http:'))('nor where a third of the answers is lost', () => {
    expect(run('stress.cli.ts', ...changes, '--store', place ?? '', '--lose', '30')).toBe(0);
  });
});
