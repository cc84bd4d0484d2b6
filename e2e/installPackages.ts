import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian packages if this process is root and `apt-get` exists. @returns whether they are installed now */
export function installPackages(what: string, names: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${what} from Debian …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const words = ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '-qq', ...names];
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', words, { stdio: 'ignore', env });
    return true;
  } catch (error) {
    console.log(`It could not be installed: ${error instanceof Error ? error.message : error}`);
    return false;
  }
}
