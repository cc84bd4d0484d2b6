import { describe, expect, it } from 'vitest';
import { type Change, touched } from './touched.ts';
import { readWorkspace } from './workspace.ts';

const workspace = {
  '.': [],
  shared: [],
  studio: ['shared'],
  platform: ['shared'],
  shell: ['shared', 'platform', 'studio'],
  'mfe-home': ['shared', 'platform', 'studio'],
  'mfe-portfolio': ['shared', 'platform', 'studio'],
  e2e: ['shared'],
};
const everyPackage = Object.keys(workspace);
const of = (...files: string[]) =>
  touched(
    files.map((file): Change => ({ file })),
    workspace,
  );

describe('what a change touches', () => {
  it('in shared: shared and all that depend on it, and the tests that lead to it', () => {
    const { packages, tests } = of('shared/src/design/Button/Button.tsx');
    expect(packages).toEqual(everyPackage.filter((name) => name !== '.'));
    expect(tests).toEqual({ related: ['shared/src/design/Button/Button.tsx'], packages: [] });
  });

  it('in a remote: the remote alone', () => {
    expect(of('mfe-home/src/pages/HomePage/HomePage.tsx')).toEqual({
      format: ['mfe-home/src/pages/HomePage/HomePage.tsx'],
      packages: ['mfe-home'],
      painted: ['cards'],
      tests: { related: ['mfe-home/src/pages/HomePage/HomePage.tsx'], packages: [] },
    });
  });

  it('in the platform: what is built with it, and all its tests, because they start programs', () => {
    const { packages, tests } = of('platform/src/compose/renderDocument.ts');
    expect(packages).toEqual(['platform', 'shell', 'mfe-home', 'mfe-portfolio']);
    expect(tests).toEqual({ related: ['platform/src/compose/renderDocument.ts'], packages: ['platform'] });
  });

  it.each(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', 'tsconfig.base.json', 'vitest.config.ts'])(
    'in %s: everything',
    (file) => {
      expect(of(file)).toEqual({
        format: [file],
        packages: everyPackage,
        painted: ['drawings', 'pictures', 'cards'],
        tests: 'all',
      });
    },
  );

  it.each(['docs/architecture.md', 'README.md', 'mfe-portfolio/README.md'])('in %s: nothing but the format', (file) => {
    expect(of(file)).toEqual({ format: [file], packages: [], painted: [], tests: { related: [], packages: [] } });
  });

  it('in what is copied out of the docs: the tests that keep it true, and no package', () => {
    const examples = ['platform/src/commands/examples.test.ts', 'platform/src/serve/operate/examples.test.ts'];
    for (const file of ['docs/examples/alarms.yml', 'docs/operate.md'])
      expect(of(file)).toEqual({
        format: [file],
        packages: [],
        painted: [],
        tests: { related: examples, packages: [] },
      });
  });

  it('in biome.json: the format of everything', () => {
    expect(of('biome.json')).toEqual({
      format: 'all',
      packages: [],
      painted: [],
      tests: { related: [], packages: [] },
    });
  });

  it('in the checks themselves or another file of the root: the root, and its tests', () => {
    for (const file of ['.ci/steps.ts', 'run.mjs'])
      expect(of(file)).toMatchObject({ packages: ['.'], tests: { packages: ['.'] } });
  });

  it('of a file that no test imports, or that is gone: all tests of its package', () => {
    expect(of('mfe-home/src/locales/ua.json').tests).toEqual({
      related: ['studio/src/fonts/fonts.test.ts'],
      packages: ['mfe-home'],
    });
    expect(touched([{ file: 'mfe-home/src/routes.ts', gone: true }], workspace)).toMatchObject({
      format: [],
      packages: ['mfe-home'],
      tests: { related: [], packages: ['mfe-home'] },
    });
  });

  it('is painted anew where what it is painted from has changed', () => {
    expect(of('mfe-home/src/art/drawings.ts').painted).toEqual(['drawings', 'cards']);
    expect(of('mfe-portfolio/pictures/screens.ts').painted).toEqual(['pictures']);
    expect(of('studio/src/painting/openStudio.ts').painted).toEqual(['drawings', 'pictures', 'cards']);
    expect(of('platform/src/compose/composeSite.ts', 'e2e/site.ts').painted).toEqual([]);
  });

  it('is together what each of several changes touches', () => {
    expect(of('mfe-home/src/routes.ts', 'e2e/site.ts', 'README.md').packages).toEqual(['mfe-home', 'e2e']);
  });

  it('without a change is nothing', () => {
    expect(of()).toEqual({ format: [], packages: [], painted: [], tests: { related: [], packages: [] } });
  });
});

it('the workspace is read from its manifests: who stands on whom', () => {
  const read = readWorkspace();
  expect(Object.keys(read)).toEqual(expect.arrayContaining(['.', 'shared', 'studio', 'platform', 'shell', 'e2e']));
  expect(read.shared).toEqual([]);
  expect(read['mfe-home']).toEqual(expect.arrayContaining(['shared', 'platform']));
  expect(touched([{ file: 'shared/src/contract.ts' }], read).packages).toEqual(
    Object.keys(read).filter((name) => name !== '.'),
  );
});
