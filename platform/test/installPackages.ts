import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs Debian packages that a suite needs: only with `CI=true`, as root, and where `apt-get` exists. Otherwise does nothing, because
 * tests must not change a developer's machine.
 * @throws Error if the installation fails
 */
export function installPackages(packages: readonly string[]): void {
  if (process.env.CI !== 'true' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(' and ')} from Debian …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '--no-install-recommends', ...packages];
  for (const words of [['update'], install]) execFileSync('apt-get', words, { stdio: 'ignore', env });
}
