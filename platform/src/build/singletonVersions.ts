import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';
import { NotFoundError, singletons } from 'shared/contract';

/** Lists the singleton versions that a remote accepts from a page: the major version of the remote's build, and not older than it. */
export const listShareRanges = (): Record<string, string> =>
  Object.fromEntries(singletons.map((singleton) => [singleton, `^${readSingletonVersion(singleton)}`]));

export const listShareVersions = (): Record<string, string> =>
  Object.fromEntries(singletons.map((singleton) => [singleton, readSingletonVersion(singleton)]));

/** Reads the installed version of a singleton. A singleton like `shared/language` has the version of `shared`. */
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
