import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { NotFoundError } from 'shared/contract';

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
export function findNginx(): Nginx {
  if (!there() && process.env.CI === 'true' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${packages.join(' and ')} from Debian …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'ignore', env });
  }
  if (there()) return { program, brotli };
  throw new NotFoundError({
    fact: 'No nginx with brotli was found.',
    nextStep: `Install it on Debian: apt-get install ${packages.join(' ')} (CI=true as root does it).`,
  });
}

const there = (): boolean => existsSync(program) && existsSync(brotli);
