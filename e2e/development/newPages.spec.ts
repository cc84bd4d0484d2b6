import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type ServedStore, serveStore } from '../serveStore.ts';
import { bothLanguages, expect, getAddress, hydrate, languageTags, skipOnDeployedSite, test } from '../site.ts';
import { copyWorkspace, type WorkspaceCopy } from './workspaceCopy.ts';

skipOnDeployedSite('makes a remote and a page in a copy of the workspace');

const root = join(import.meta.dirname, '../..');
const port = 3178;
const titles = { careers: { ua: 'Вакансії', en: 'Careers' }, team: { ua: 'Команда', en: 'Our team' } };

let workspace: WorkspaceCopy;
let served: ServedStore | undefined;
test.describe.configure({ mode: 'serial', timeout: 300_000 });

test.beforeAll(async () => {
  workspace = await copyWorkspace('new-pages');
  // Copies the suite's build cache and store, so that only the new packages are built.
  for (const folder of ['.cache/builds', 'releases']) await mkdir(join(workspace.folder, folder), { recursive: true });
  await cp(join(root, '.cache/builds'), join(workspace.folder, '.cache/builds'), { recursive: true });
  await cp(join(root, 'releases'), join(workspace.folder, 'releases'), { recursive: true });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'as it is');
});

test.afterAll(() => served?.stop());

/** Runs a program in the copy, with the copy's store. @throws with the program's output if the exit code is not 0 */
function run(command: string, words: readonly string[], within = '.', values: Readonly<Record<string, string>> = {}) {
  const PATH = `${join(workspace.folder, 'node_modules/.bin')}:${process.env.PATH}`;
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd: join(workspace.folder, within),
    encoding: 'utf8',
    env: { ...process.env, PATH, RELEASES: join(workspace.folder, 'releases'), ...values },
  });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

const git = (...words: string[]) =>
  run('git', ['-c', 'user.name=test', '-c', 'user.email=test@porohy.example', ...words]);
const node = (file: string, ...words: string[]) => run(process.execPath, [join(workspace.folder, file), ...words]);

/** Commands that undo the creation of remote and page, as `npm run new` printed them. */
const undo: string[] = [];
const made = (said: string) => undo.push(/^Undo {4}(.*)$/m.exec(said)?.[1] ?? 'false');

test('one command makes a remote, one a page, and no other package changes', async () => {
  made(node('studio/src/new/new.cli.ts', 'page', 'mfe-home', 'team', '--ua', titles.team.ua, '--en', titles.team.en));
  const changed = git('status', '--porcelain').split('\n').filter(Boolean);
  expect(changed.filter((line) => !/^( M|\?\?) (mfe-home\/|e2e\/home\/team\.spec\.ts$)/.test(line))).toEqual([]);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'home: a page on the team');
  made(node('studio/src/new/new.cli.ts', 'remote', 'careers', '--ua', titles.careers.ua, '--en', titles.careers.en));
  expect(git('status', '--porcelain').trim().split('\n')).toEqual([
    'M pnpm-lock.yaml',
    '?? .github/workflows/mfe-careers.yml',
    '?? e2e/careers/',
    '?? mfe-careers/',
  ]);
});

test('the new remote and page pass format, boundaries, wording, types, contract and cards', () => {
  git('add', '--all');
  const files = git('diff', '--name-only', 'HEAD~1', '--diff-filter=AM').trim().split('\n');
  run('biome', ['ci', '--no-errors-on-unmatched', ...files]);
  run('tsc', ['-p', 'mfe-careers']);
  const projects = ['root', 'mfe-careers', 'mfe-home', 'studio'].map((name) => `--project=${name}`);
  const suites = ['boundaries', 'wording', 'mfe-careers', 'mfe-home/src/remote', 'TeamPage', 'committedCards', 'fonts'];
  run('vitest', ['run', ...projects, ...suites]);
});

test('the new remote and page are built and composed, and the remote has its own budget', async () => {
  node('platform/src/commands/start.cli.ts', '--no-serve');
  expect(await readdir(join(workspace.folder, 'releases'))).toContain('careers');
  served = await serveStore(join(workspace.folder, 'releases'), port);
});

for (const [path, owner] of [
  ['/careers', 'careers'],
  ['/team', 'home'],
] as const)
  for (const language of bothLanguages)
    test(`${path} hydrates in ${language}, and the sitemap links to it`, async ({ page, faults }) => {
      const origin = served?.url ?? '';
      await page.goto(origin + getAddress('/sitemap', language));
      await hydrate(page);
      await page.locator(`main a[href="${getAddress(path, language)}"]`).click();
      await expect(page).toHaveURL(origin + getAddress(path, language));
      await expect(page.locator(`main [data-remote="${owner}"] h1`)).toHaveText(
        titles[path === '/team' ? 'team' : 'careers'][language],
      );
      await page.reload();
      await hydrate(page);
      await expect(page.locator('html')).toHaveAttribute('lang', languageTags[language]);
      expect(faults).toEqual([]);
    });

test("the new pages' own suites and the suites of every page pass on a deployed site", () => {
  const words = [
    'everyPage',
    'careers/',
    'home/team',
    'cards',
    '-g',
    '^(?!.* (/en/careers|/team) is whole).*(/(careers|team)|every page in)',
  ];
  const said = run(
    join(workspace.folder, 'e2e/node_modules/.bin/playwright'),
    ['test', '--project=chromium', ...words],
    'e2e',
    {
      SITE: served?.url ?? '',
      E2E_RESULTS: test.info().outputPath('outside'),
    },
  );
  // Eight tests: four journeys, a page in each language, and social cards in both languages.
  expect(said).toMatch(/\s8 passed/);
  expect(said).not.toMatch(/skipped/);
});

test('the printed undo commands restore the tree byte for byte', async () => {
  git('reset', '--quiet');
  run('sh', ['-c', undo[1] ?? 'false']);
  expect(git('status', '--porcelain').trim()).toBe('');
  git('reset', '--quiet', '--soft', 'HEAD~1');
  git('reset', '--quiet');
  run('sh', ['-c', undo[0] ?? 'false']);
  expect(git('status', '--porcelain', '--untracked-files=all').trim()).toBe('');
  expect((await readdir(workspace.folder)).filter((name) => name.startsWith('mfe-careers'))).toEqual([]);
});
