import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';
import { NotFoundError, singletons } from 'shared/contract';

/** Lists the versions that a remote accepts from the page that loads it: the same major version, not older than at the remote's build. */
export const listShareRanges = (): Record<string, string> =>
  Object.fromEntries(singletons.map((singleton) => [singleton, `^${readSingletonVersion(singleton)}`]));

export const listShareVersions = (): Record<string, string> =>
  Object.fromEntries(singletons.map((singleton) => [singleton, readSingletonVersion(singleton)]));

/** Reads the version of a singleton's package. For an entry point of `shared`, that is the version of `shared`. */
function readSingletonVersion(singleton: string): string {
  const [name = singleton] = singleton.split('/');
  return name === 'shared' ? readPackageJson(sharedManifest).version : readInstalledVersion(name, sharedManifest);
}

/** Reads the installed version of a package, resolved from `importer`, a module or package.json. @throws NotFoundError if missing */
export function readInstalledVersion(name: string, importer: string): string {
  const file = findPackageJSON(name, importer);
  if (!file)
    throw new NotFoundError({
      fact: `${name} is not installed.`,
      nextStep: 'Run npm start, which installs the packages of the lockfile.',
    });
  return readPackageJson(pathToFileURL(file).href).version;
}

const sharedManifest = new URL('../package.json', import.meta.resolve('shared/contract')).href;

const readPackageJson = (url: string): { readonly version: string } => JSON.parse(readFileSync(new URL(url), 'utf8'));
