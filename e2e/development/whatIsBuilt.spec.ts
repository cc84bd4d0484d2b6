import { execFileSync } from 'node:child_process';
import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, skipOnDeployedSite, test } from '../site.ts';
import { copyWorkspace, type WorkspaceCopy } from './workspaceCopy.ts';

skipOnDeployedSite('builds a copy of the workspace');

let workspace: WorkspaceCopy;
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  workspace = await copyWorkspace('what-is-built');
  // Copies the suite's build cache, so that unchanged packages are not built.
  await cp(join(import.meta.dirname, '../../.cache/builds'), join(workspace.folder, '.cache/builds'), {
    recursive: true,
  });
});

function changed(): string[] {
  const said = execFileSync(process.execPath, ['platform/src/commands/build.cli.ts', '--dry-run'], {
    cwd: workspace.folder,
    encoding: 'utf8',
    // Names the store of this workspace, because a package that the store lacks would be built.
    env: { ...process.env, RELEASES: join(import.meta.dirname, '../../releases') },
  });
  expect(said.match(/unchanged|would be built/g)).toHaveLength(6);
  return [...said.matchAll(/^(\S+) would be built$/gm)].map(([, name = '']) => name);
}

/** Adds a comment to files and lists the packages that would then be built. Removes the comment afterwards. */
async function withComment(...files: readonly string[]): Promise<string[]> {
  for (const file of files) await workspace.edit(file, 'import', '// A comment.\nimport');
  const found = changed();
  for (const file of files) await workspace.edit(file, '// A comment.\nimport', 'import');
  return found;
}

test('a change to a file that no build reads rebuilds nothing', async () => {
  expect(changed()).toEqual([]);
  const unread = [
    'platform/src/store/backends/releaseStore.folder.ts',
    'studio/art/drawings/solveStream.ts',
    'shared/src/carousel/Carousel/Carousel.test.tsx',
    'shared/src/design/Button/Button.stories.tsx',
  ];
  expect(await withComment(...unread)).toEqual([]);
});

test('the same sources in another folder produce the same file names', async () => {
  const namesIn = async (folder: string) =>
    (await readdir(join(folder, 'mfe-services/dist/browser'), { recursive: true }))
      .filter((name) => /\.[0-9a-f]{8}\.\w+$/.test(name))
      .sort();
  const here = await namesIn(join(import.meta.dirname, '../..'));
  expect(here.length).toBeGreaterThan(20);
  const elsewhere = await copyWorkspace('another-folder-with-a-longer-name', 'within');
  const built = elsewhere.start(['rspack', 'build'], 'mfe-services', {});
  expect(await new Promise((resolve) => built.once('exit', resolve))).toBe(0);
  expect(await namesIn(elsewhere.folder)).toEqual(here);
  await rm(elsewhere.folder, { recursive: true });
});

test('a change rebuilds exactly the packages that read the file', async () => {
  expect(await withComment('mfe-services/src/routes.ts')).toEqual(['services']);
  // All packages that use `Button`, which is every built package except the exchange.
  const withButton = ['shell', 'cybersecurity', 'home', 'portfolio', 'services'];
  expect(await withComment('shared/src/design/Button/Button.tsx')).toEqual(withButton);
  expect(await withComment('shared/src/design/Button/Button.css.ts')).toEqual(withButton);
  expect(await withComment('platform/src/build/baseBuild.ts')).toHaveLength(6);
});

test('a changed lockfile rebuilds only packages whose libraries resolve differently', async () => {
  const carousel = /\n {2}(embla-carousel-react@[^\n]*):\n/.exec(
    execFileSync('cat', ['pnpm-lock.yaml'], { cwd: workspace.folder, encoding: 'utf8' }).split('\nsnapshots:')[1] ?? '',
  )?.[1];
  expect(carousel).toBeDefined();
  const version = /embla-carousel-react@([\d.]+)/.exec(carousel ?? '')?.[1] ?? '';
  execFileSync(
    'sed',
    [
      '-i.bak',
      `s/embla-carousel-react@${version}/embla-carousel-react@99.0.0/; s/version: ${version}(react/version: 99.0.0(react/`,
      'pnpm-lock.yaml',
    ],
    {
      cwd: workspace.folder,
    },
  );
  // The lockfile has another version of the carousel's library now, so only packages with a carousel are rebuilt.
  const found = changed();
  expect(found).toContain('portfolio');
  expect(found).not.toContain('cybersecurity');
  expect(found).not.toContain('shell');
});
