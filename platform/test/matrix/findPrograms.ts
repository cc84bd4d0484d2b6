import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { NotFoundError } from 'shared/contract';
import type { TestProject } from 'vitest/node';
import { buildWorker } from '../../src/serve/worker/buildWorker.ts';
import { type Found, hostsAsked, look, needs, planSuites } from './planSuites.ts';

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
 * Vitest's global setup: looks once for the programs of the hosts that are asked for. At the end it prints which hosts were skipped, and why.
 * @throws InvalidInputError if `HOSTS` names an unknown host, BuildError if the Worker cannot be built
 */
export default async function findPrograms({ provide }: TestProject): Promise<() => Promise<void>> {
  const asked = hostsAsked(process.env.HOSTS);
  const isNeeded = (program: string) => asked.some((name) => needs[name] === program);
  const folder = await mkdtemp(join(tmpdir(), 'worker-'));
  const remove = () => rm(folder, { recursive: true });
  const nginx = await look(isNeeded('nginx') && findNginx);
  const found = await look(isNeeded('workerd') && findWorkerd);
  const build = () => buildWorker(folder).catch((error) => remove().then(() => Promise.reject(error)));
  const workerd = 'lacks' in found ? found : { program: { ...found, script: await build() } };
  provide('nginx', nginx);
  provide('workerd', workerd);
  const certbot = await look(isNeeded('nginx') && findCertbot);
  const rsync = await look(isNeeded('nginx') && (() => findProgram('rsync', 'rsync')));
  provide('certbot', certbot);
  provide('rsync', rsync);
  const systemd = await look(() => findProgram('systemd-analyze', 'systemd'));
  provide('systemd', systemd);
  return async () => {
    for (const found of [systemd, ...(isNeeded('nginx') ? [certbot, rsync] : [])])
      if ('lacks' in found) console.warn(`SKIPPED ${found.lacks}`);
    for (const { title, skip } of asked.map((name) => planSuites(name, { nginx, workerd })))
      if (skip) console.warn(title);
    await remove();
  };
}

// @ts-expect-error The package has no types; it exports the place of its program.
const findWorkerd = async (): Promise<string> => (await import('workerd')).default;

/**
 * Debian's nginx with the module for brotli.
 * @throws NotFoundError if there is none
 */
function findNginx(): Nginx {
  const program = process.env.NGINX ?? '/usr/sbin/nginx';
  const brotli = join(dirname(program), '../lib/nginx/modules/ngx_http_brotli_static_module.so');
  findInstalled('nginx with brotli', ['nginx-light', 'libnginx-mod-http-brotli-static'], [program, brotli]);
  return { program, brotli };
}

/**
 * Debian's certbot with the plugin for nginx, which is a package of its own.
 * @throws NotFoundError if one of them is not there
 */
function findCertbot(): string {
  const program = '/usr/bin/certbot';
  const plugin = '/usr/lib/python3/dist-packages/certbot_nginx';
  findInstalled('certbot with its plugin for nginx', ['certbot', 'python3-certbot-nginx'], [program, plugin]);
  return program;
}

/** Finds a program of Debian's, of which the documents tell. @returns where it is @throws NotFoundError if it is not there */
function findProgram(name: string, ...packages: readonly string[]): string {
  const program = `/usr/bin/${name}`;
  findInstalled(name, packages, [program]);
  return program;
}

/**
 * Makes sure that files of Debian's packages are there. With `CI=true` the packages are installed, as root on Debian; elsewhere nothing is installed unasked.
 * @throws NotFoundError if one of them is not there
 */
function findInstalled(what: string, packages: readonly string[], files: readonly string[]): void {
  const areThere = () => files.every((file) => existsSync(file));
  if (areThere()) return;
  if (process.env.CI === 'true' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${packages.join(' and ')} from Debian …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const install = ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '--no-install-recommends', ...packages];
    for (const words of [['update'], install]) execFileSync('apt-get', words, { stdio: 'ignore', env });
  }
  if (areThere()) return;
  const nextStep = `Install it on Debian: apt-get install ${packages.join(' ')}.`;
  throw new NotFoundError({ fact: `No ${what} was found.`, nextStep });
}
