import { expect, it } from 'vitest';
import { listLockedLibraries } from './lockedLibraries.ts';

/** Makes a lockfile in which `news` uses `view` and `paint`, and `platform` uses `bundler`. */
const lockfile = (versions: Readonly<Record<string, string>> = {}): string => {
  const { view = '1.0.0', core = '1.0.0', paint = '1.0.0', bundler = '1.0.0', parser = '1.0.0' } = versions;
  return `
lockfileVersion: '9.0'
importers:
  news:
    dependencies:
      view: { specifier: 'catalog:', version: ${view} }
      paint: { specifier: 'catalog:', version: ${paint} }
  platform:
    dependencies:
      bundler: { specifier: 'catalog:', version: ${bundler}(peer@1.0.0) }
snapshots:
  view@${view}: { dependencies: { core: ${core} } }
  core@${core}: {}
  paint@${paint}: { dependencies: { core: 0.9.0 } }
  core@0.9.0: {}
  bundler@${bundler}(peer@1.0.0): { dependencies: { parser: ${parser} } }
  parser@${parser}: {}
`;
};

const inUse = { packages: ['news', 'platform'], bundled: ['view', 'core'], tools: ['bundler'] };
const before = listLockedLibraries(lockfile(), inUse);

it('the library list has the versions of bundled libraries, and of tools with their dependencies', () => {
  expect(before).toEqual([
    'bundler@1.0.0(peer@1.0.0) and all below',
    'core@1.0.0',
    'parser@1.0.0 and all below',
    'view@1.0.0',
  ]);
});

it('a library that is not in use does not change the library list', () => {
  expect(listLockedLibraries(lockfile({ paint: '2.0.0' }), inUse)).toEqual(before);
});

it.each(['view', 'core', 'bundler', 'parser'])('a new version of %s changes the library list', (name) => {
  expect(listLockedLibraries(lockfile({ [name]: '1.0.1' }), inUse)).not.toEqual(before);
});
