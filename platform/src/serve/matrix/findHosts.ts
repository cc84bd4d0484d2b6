import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { NotFoundError } from 'shared/contract';
import type { TestProject } from 'vitest/node';
import { buildWorker } from '../worker/buildWorker.ts';
import { exceptions } from './compareResponses.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The programs that this machine has; a host whose program is null is not asked. */
    readonly nginx: Nginx | null;
    readonly workerd: Workerd | null;
    /** Hosts that this machine lacks, each with the reason. */
    readonly lacking: readonly string[];
  }
}

/**
 * Looks once, before all suites, which hosts this machine has. What it lacks is printed when the suites have ended, and so are the
 * exceptions.
 * @throws BuildError if the Worker cannot be built
 */
export default async function findHosts({ provide }: TestProject): Promise<() => void> {
  const lacking: string[] = [];
  const found = async <Program>(host: string, find: () => Program | Promise<Program>): Promise<Program | null> => {
    try {
      return await find();
    } catch (error) {
      lacking.push(`${host}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  };
  const workerd = await found('Worker', async () => (await import('workerd')).default);
  provide('nginx', await found('nginx', findNginx));
  // That the Worker cannot be built is a failure anywhere.
  provide(
    'workerd',
    workerd === null ? null : { program: workerd, folder: dirname(await buildWorker(await temporaryFolder())) },
  );
  provide('lacking', lacking);
  return () => {
    for (const { host, status, fields, why } of exceptions)
      console.log(`excepted: ${host} answers ${status} with its own ${fields.join(', ')}: ${why}`);
    for (const line of lacking) console.warn(`SKIPPED ${line}`);
  };
}

/** An nginx that can serve compressed copies. */
export interface Nginx {
  readonly program: string;
  /** `ngx_http_brotli_static_module.so`, to be loaded. */
  readonly brotli: string;
}

const program = process.env.NGINX ?? '/usr/sbin/nginx';
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/**
 * Debian's nginx with the module for brotli; in continuous integration (`CI=true`, as root) it is installed. Elsewhere a package that
 * starts a server of its own is not installed unasked.
 * @throws NotFoundError if there is none
 */
function findNginx(): Nginx {
  if (!there() && process.env.CI === 'true' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${packages.join(' and ')} from Debian …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    execFileSync(
      'apt-get',
      ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '-qq', '--no-install-recommends', ...packages],
      { stdio: 'ignore', env },
    );
  }
  if (there()) return { program, brotli };
  throw new NotFoundError({
    fact: 'No nginx with brotli was found.',
    nextStep: `Install it on Debian: apt-get install ${packages.join(' ')} (CI=true as root does it).`,
  });
}

const there = (): boolean => existsSync(program) && existsSync(brotli);

/** A program that runs Workers, and ours. */
export interface Workerd {
  readonly program: string;
  /** The folder of `worker.js`. */
  readonly folder: string;
}

const temporaryFolder = () => mkdtemp(join(tmpdir(), 'worker-'));
