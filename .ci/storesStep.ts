import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { haveCeph, startCeph } from './ceph.ts';
import { type Outcome, run, vitest } from './steps.ts';
import { root } from './workspace.ts';

/** After so many minutes the job is stopped and counts as failed. */
const minutes = 30;

/** How far its priority lies below that of the steps: they get three quarters of a core that both want. */
const behind = 5;

/** A job that runs beside the steps: what it says is kept until it is asked for. */
export interface Beside {
  /** Says all that the job has said, waits for its end and tells what it came to. */
  join(): Promise<Outcome>;
}

/**
 * The suites and stress programs of the stores, as a job of its own: in a process of its own group, so that its limit ends everything
 * that it has started. It waits for disks and a server more than it computes, so it begins at once, beside steps that compute.
 */
export function startStores(): Beside {
  const said: Buffer[] = [];
  let hear = (part: Buffer): unknown => said.push(part);
  const outcome = runJob((part) => hear(part));
  return {
    join() {
      process.stdout.write(Buffer.concat(said));
      hear = (part) => process.stdout.write(part);
      return outcome;
    },
  };
}

function runJob(say: (part: Buffer) => unknown): Promise<Outcome> {
  return new Promise((resolve) => {
    const child: ChildProcess = spawn(process.execPath, [`${root}/.ci/stores.ts`], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    // The steps beside it time what they do, and a slow machine has no core left for both: it yields to them, and waits for a server meanwhile.
    if (child.pid) setPriority(child.pid, behind);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', say);
    let outcome: Outcome | undefined;
    child.on('message', (message) => {
      outcome = message as Outcome;
    });
    // A group of its own is not ended with this one by Ctrl+C.
    const end = () => {
      if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
    };
    process.once('exit', end);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
    const limit = setTimeout(() => {
      console.error(`The stores took longer than ${minutes} minutes and were stopped.`);
      end();
    }, minutes * 60_000);
    child.on('close', () => {
      clearTimeout(limit);
      resolve(outcome ?? { passed: 0, failed: 1 });
    });
  });
}

/** What the job does: on the bucket that the environment names (`STORES_PLACE=s3://…`), else on a Ceph of its own, else without one. */
export async function runStores(words: readonly string[] = []): Promise<Outcome> {
  if (process.env.STORES_PLACE) return onPlace(words, process.env.STORES_PLACE, {});
  const reason = await haveCeph();
  if (reason !== 'ready') {
    console.log(
      `SKIPPED the suites on an S3 server: ${reason}. Name a bucket by STORES_PLACE and the AWS_ variables to run them.`,
    );
    return onPlace(words, undefined, {});
  }
  const ceph = await startCeph();
  try {
    return await onPlace(words, 's3://porohy-stores', ceph.env);
  } finally {
    await ceph.stop();
  }
}

async function onPlace(words: readonly string[], place: string | undefined, env: NodeJS.ProcessEnv): Promise<Outcome> {
  if (place && (await node(['platform/src/store/makeBucket.cli.ts', place], env)) !== 0)
    return { passed: 0, failed: 1 };
  // As a step of the whole the stress is short; `npm run stores` takes its fifty changes and deploys each time.
  const DEPLOYS = process.send ? '15' : '50';
  const told: NodeJS.ProcessEnv = { DEPLOYS, ...process.env, ...env, ...(place && { STORES_PLACE: place }) };
  const withoutServer = place ? [] : ['--exclude', '**/*.s3.stores.ts'];
  const suites = await vitest('stores', ['--config', 'vitest.stores.config.ts', ...withoutServer, ...words], told);
  if (words.length > 0) return suites;
  const stress = ['platform/src/testing/stress.cli.ts', '--changes', process.send ? '10' : '50'];
  const programs = [
    stress,
    ...(place ? [[...stress, '--store', place]] : []),
    // The proxy stands before a plain address; another bucket may have none.
    ...(place && told.AWS_ENDPOINT_URL_S3?.startsWith('http:') ? [[...stress, '--store', place, '--lose', '30']] : []),
    ['platform/src/testing/scale.cli.ts'],
  ];
  let [passed, failed] = [suites.passed, suites.failed];
  for (const words of programs) {
    if ((await node(words, told)) === 0) passed += 1;
    else failed += 1;
  }
  return { passed, failed, ...(suites.suites && { suites: suites.suites }) };
}

const node = (words: readonly string[], env: NodeJS.ProcessEnv): Promise<number> =>
  run(process.execPath, words, '.', env);
