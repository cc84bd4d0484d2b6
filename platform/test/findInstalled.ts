import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { NotFoundError } from 'shared/contract';

/** Finds a program of Debian's, of which the documents tell. @returns where it is @throws NotFoundError if it is not there */
export function findProgram(name: string, ...packages: readonly string[]): string {
  const program = `/usr/bin/${name}`;
  findInstalled(name, packages, [program]);
  return program;
}

/**
 * Makes sure that files of Debian's packages are there. With `CI=true` the packages are installed, as root on Debian; elsewhere nothing is installed unasked.
 * @throws NotFoundError if one of them is not there
 */
export function findInstalled(what: string, packages: readonly string[], files: readonly string[]): void {
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
