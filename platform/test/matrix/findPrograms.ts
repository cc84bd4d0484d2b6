import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { NotFoundError } from 'shared/contract';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { buildWorker } from '../../src/serve/worker/buildWorker.ts';
import { type Found, hostsAsked, look, needs } from './planSuites.ts';

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
  const asked = hostsAsked(process.env.HOSTS);
  const isNeeded = (program: string) => asked.some((name) => needs[name] === program);
  const folder = await mkdtemp(join(tmpdir(), 'worker-'));
  const lacks: string[] = [];
  const tell = <Name extends keyof ProvidedContext>(name: Name, found: ProvidedContext[Name]) => {
    provide(name, found);
    if ('lacks' in found) lacks.push(found.lacks);
  };
  tell('systemd', await look(() => findInstalled('systemd')));
  if (isNeeded('nginx')) {
    tell('nginx', await look(findNginx));
    tell('certbot', await look(() => findInstalled('certbot')));
    tell('rsync', await look(() => findInstalled('rsync')));
  }
  if (isNeeded('workerd')) {
    const found = await look(findWorkerd);
    tell('workerd', 'lacks' in found ? found : { program: { ...found, script: await buildWorker(folder) } });
  }
  return async () => {
    for (const lack of lacks) console.warn(`SKIPPED ${lack}`);
    await rm(folder, { recursive: true });
  };
}

// @ts-expect-error The package has no types; it exports the place of its program.
const findWorkerd = async (): Promise<string> => (await import('workerd')).default;

/** @throws NotFoundError if there is no nginx, or none with the module for brotli */
function findNginx(): Nginx {
  const program = findInstalled('nginx');
  return { program, brotli: brotliOf(program) };
}

const brotliOf = (nginx: string) => join(dirname(nginx), '../lib/nginx/modules/ngx_http_brotli_static_module.so');
const nginx = process.env.NGINX ?? '/usr/sbin/nginx';

/** Programs as Debian has them, each with the packages that bring it; the first file is the program. */
const programs = {
  nginx: { packages: ['nginx-light', 'libnginx-mod-http-brotli-static'], files: [nginx, brotliOf(nginx)] },
  certbot: {
    packages: ['certbot', 'python3-certbot-nginx'],
    files: ['/usr/bin/certbot', '/usr/lib/python3/dist-packages/certbot_nginx'],
  },
  rsync: { packages: ['rsync'], files: ['/usr/bin/rsync'] },
  systemd: { packages: ['systemd'], files: ['/usr/bin/systemd-analyze'] },
};

/**
 * Finds a program of Debian's. With `CI=true` its packages are installed, as root on Debian; elsewhere nothing is installed unasked.
 * @returns where it is
 * @throws NotFoundError if one of its files is not there
 */
function findInstalled(name: keyof typeof programs): string {
  const { packages, files } = programs[name];
  const areThere = () => files.every((file) => existsSync(file));
  if (!areThere() && process.env.CI === 'true' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${packages.join(' and ')} from Debian …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const install = ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '--no-install-recommends', ...packages];
    for (const words of [['update'], install]) execFileSync('apt-get', words, { stdio: 'ignore', env });
  }
  if (areThere()) return files[0] ?? '';
  const nextStep = `Install it on Debian: apt-get install ${packages.join(' ')}.`;
  throw new NotFoundError({ fact: `No ${name} was found, or not all of it.`, nextStep });
}
