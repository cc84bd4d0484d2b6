import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';
import { NotFoundError } from 'shared/contract';

/**
 * Modules of which a page has one: the shell provides them, every remote asks for them (`docs/contracts.md` lists them for foreign hosts).
 * Entry points of shared stand here where they hold a context or a store; the others travel inside each release.
 */
export const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'zustand',
  'shared/assets',
  'shared/cursor',
  'shared/language',
  'shared/navigation',
  'shared/site',
] as const;

/** Lists what a remote asks of a page that loads it: the same major, at least the version it was built with. */
export const shareRanges = (): Record<string, string> =>
  Object.fromEntries(singletons.map((singleton) => [singleton, `^${versionOf(singleton)}`]));

/** Lists what the shell provides. */
export const shareVersions = (): Record<string, string> =>
  Object.fromEntries(singletons.map((singleton) => [singleton, versionOf(singleton)]));

/** The version of the package that a singleton comes from; an entry point has the version of shared. */
function versionOf(singleton: string): string {
  const [name = singleton] = singleton.split('/');
  return name === 'shared' ? manifestOf(sharedManifest).version : installedVersion(name, sharedManifest);
}

/** The version of a package as the module or manifest at `asker` has it installed. @throws if it is not installed */
export function installedVersion(name: string, asker: string): string {
  const file = findPackageJSON(name, asker);
  if (!file)
    throw new NotFoundError({
      fact: `${name} is not installed.`,
      nextStep: 'Run npm start, which installs what the lockfile says.',
    });
  return manifestOf(pathToFileURL(file).href).version;
}

const sharedManifest = new URL('../package.json', import.meta.resolve('shared/contract')).href;

const manifestOf = (url: string): { readonly version: string } => JSON.parse(readFileSync(new URL(url), 'utf8'));
