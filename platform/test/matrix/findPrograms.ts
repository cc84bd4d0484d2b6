import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { buildWorker } from '../../src/serve/worker/buildWorker.ts';
import { getErrorMessage } from '../../src/store/getErrorMessage.ts';
import { installPackages } from '../installPackages.ts';
import { type FoundProgram, parseHostNames, requiredPrograms } from './planSuites.ts';

declare module 'vitest' {
  interface ProvidedContext extends Readonly<Record<'certbot' | 'rsync' | 'systemd', FoundProgram<string>>> {
    /** Paths of nginx and its brotli module. */
    readonly nginx: FoundProgram<Readonly<Record<'program' | 'brotli', string>>>;
    readonly workerd: FoundProgram<WorkerdPaths>;
  }
}

/** Paths of workerd, the program that runs Workers, and of our Worker. */
export type WorkerdPaths = Readonly<Record<'program' | 'script', string>>;

/**
 * Vitest's global setup: finds the programs of the requested hosts once. Returns a function that prints the missing ones after the tests.
 * @throws InvalidInputError if `HOSTS` names an unknown host, BuildError if the Worker cannot be built
 */
export default async function findPrograms({ provide }: TestProject): Promise<() => Promise<void>> {
  const requiredByHosts = parseHostNames(process.env.HOSTS).map((name) => requiredPrograms[name]);
  const folder = await mkdtemp(join(tmpdir(), 'worker-'));
  const programs: { -readonly [Name in keyof ProvidedContext]?: ProvidedContext[Name] } = {};
  programs.systemd = findInstalled(['systemd'], '/usr/bin/systemd-analyze');
  if (requiredByHosts.includes('nginx')) {
    const program = process.env.NGINX ?? '/usr/sbin/nginx';
    const brotli = join(dirname(program), '../lib/nginx/modules/ngx_http_brotli_static_module.so');
    const nginx = findInstalled(['nginx-light', 'libnginx-mod-http-brotli-static'], program, brotli);
    programs.nginx = 'lacks' in nginx ? nginx : { program: { program, brotli } };
    const plugin = '/usr/lib/python3/dist-packages/certbot_nginx';
    programs.certbot = findInstalled(['certbot', 'python3-certbot-nginx'], '/usr/bin/certbot', plugin);
    programs.rsync = findInstalled(['rsync'], '/usr/bin/rsync');
  }
  if (requiredByHosts.includes('workerd')) {
    const script = await buildWorker(folder);
    // @ts-expect-error The package has no types; it exports the place of its program.
    const workerd = import('workerd').then((module) => ({ program: { program: module.default, script } }));
    programs.workerd = await workerd.catch((error: unknown) => ({ lacks: getErrorMessage(error) }));
  }
  for (const [name, each] of Object.entries(programs)) provide(name as keyof ProvidedContext, each);
  return async () => {
    for (const each of Object.values(programs)) if ('lacks' in each) console.warn(`SKIPPED ${each.lacks}`);
    await rm(folder, { recursive: true });
  };
}

/** Finds a program in Debian's packages, and the files that it needs. */
function findInstalled(
  packages: readonly string[],
  program: string,
  ...needed: readonly string[]
): FoundProgram<string> {
  const files = [program, ...needed];
  const areThere = () => files.every((file) => existsSync(file));
  if (!areThere()) installPackages(packages);
  if (areThere()) return { program };
  const next = `Install it on Debian: apt-get install ${packages.join(' ')}.`;
  return { lacks: `This machine lacks some of ${files.join(', ')}. ${next}` };
}
