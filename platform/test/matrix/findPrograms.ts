import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { NotFoundError } from 'shared/contract';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { buildWorker } from '../../src/serve/worker/buildWorker.ts';
import { type Found, parseHostNames, requiredPrograms, tryFind } from './planSuites.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly nginx: Found<Nginx>;
    readonly workerd: Found<Workerd>;
    readonly certbot: Found<string>;
    readonly rsync: Found<string>;
    readonly systemd: Found<string>;
  }
}

/** An nginx, and its module that serves brotli. */
export type Nginx = Readonly<Record<'program' | 'brotli', string>>;

/** A program that runs Workers, and our Worker. */
export type Workerd = Readonly<Record<'program' | 'script', string>>;

/**
 * Vitest's global setup: looks once for the programs of the hosts that are asked for. At the end it prints what this machine lacks.
 * @throws InvalidInputError if `HOSTS` names an unknown host, BuildError if the Worker cannot be built
 */
export default async function findPrograms({ provide }: TestProject): Promise<() => Promise<void>> {
  const asked = parseHostNames(process.env.HOSTS);
  const isNeeded = (program: string) => asked.some((name) => requiredPrograms[name] === program);
  const folder = await mkdtemp(join(tmpdir(), 'worker-'));
  const lacks: string[] = [];
  const provideProgram = <Name extends keyof ProvidedContext>(name: Name, found: ProvidedContext[Name]) => {
    provide(name, found);
    if ('lacks' in found) lacks.push(found.lacks);
  };
  provideProgram(
    'systemd',
    await tryFind(() => findInstalled(['systemd'], { program: '/usr/bin/systemd-analyze' }).program),
  );
  if (isNeeded('nginx')) {
    provideProgram('nginx', await tryFind(findNginx));
    provideProgram('certbot', await tryFind(findCertbot));
    provideProgram('rsync', await tryFind(() => findInstalled(['rsync'], { program: '/usr/bin/rsync' }).program));
  }
  if (isNeeded('workerd')) {
    const found = await tryFind(findWorkerd);
    provideProgram('workerd', 'lacks' in found ? found : { program: { ...found, script: await buildWorker(folder) } });
  }
  return async () => {
    for (const lack of lacks) console.warn(`SKIPPED ${lack}`);
    await rm(folder, { recursive: true });
  };
}

// @ts-expect-error The package has no types; it exports the place of its program.
const findWorkerd = async (): Promise<string> => (await import('workerd')).default;

function findNginx(): Nginx {
  const program = process.env.NGINX ?? '/usr/sbin/nginx';
  const brotli = join(dirname(program), '../lib/nginx/modules/ngx_http_brotli_static_module.so');
  return findInstalled(['nginx-light', 'libnginx-mod-http-brotli-static'], { program, brotli });
}

const findCertbot = (): string =>
  findInstalled(['certbot', 'python3-certbot-nginx'], {
    program: '/usr/bin/certbot',
    plugin: '/usr/lib/python3/dist-packages/certbot_nginx',
  }).program;

/**
 * Makes sure that files of Debian's packages are there. With `CI=true` the packages are installed, as root on Debian; elsewhere nothing is installed unasked.
 * @returns the files
 * @throws NotFoundError if one of them is not there
 */
function findInstalled<Files extends Readonly<Record<string, string>>>(
  packages: readonly string[],
  files: Files,
): Files {
  const areThere = () => Object.values(files).every((file) => existsSync(file));
  if (!areThere() && process.env.CI === 'true' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${packages.join(' and ')} from Debian …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const install = ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '--no-install-recommends', ...packages];
    for (const words of [['update'], install]) execFileSync('apt-get', words, { stdio: 'ignore', env });
  }
  if (areThere()) return files;
  throw new NotFoundError({
    fact: `This machine has not all of ${Object.values(files).join(', ')}.`,
    nextStep: `Install it on Debian: apt-get install ${packages.join(' ')}.`,
  });
}
