import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConflictError } from 'shared/contract';
import { addImporter } from './addImporter.ts';
import { checkNaming, type Naming, renameTemplate, retitleMessages } from './naming.ts';
import { refuseTakenName, refuseTakenPath, refuseUncommittedWork, refuseUnknownRemote } from './refuse.ts';

/** The two kinds of things that `npm run new` makes. */
export type TemplateKind = 'page' | 'remote';

/** The paths, from the root, that are made: files and folders that are new, and files that are there already. */
export interface CreatedPaths {
  readonly created: readonly string[];
  readonly changed: readonly string[];
}

/** The suite that does on the site what a visitor of the template's page does. */
const journey = 'e2e/template/old-quay.journey.ts';

/** Files that are drawn, painted, installed or built: they are made anew, and not copied. */
const generatedFiles = /\/(node_modules|dist)\/|\.(svg|jpg)$|\.lock\.json$|\/cards\.(ua|en)\.ts$/;

/** The files of the template that are copied, by their paths from the root. */
export const templateFiles = (root: string, kind: TemplateKind): string[] =>
  globSync([kind === 'page' ? 'template/{src/pages,art}/**/*.*' : 'template/**/*.*', journey], {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !generatedFiles.test(file));

/**
 * Makes a page of a remote, or a remote with one page: the template's files under other names, formatted, drawn and painted. Where that fails,
 * or is stopped, all is as it was before.
 * @throws ExplainedError of the contract before anything is written, where the name or the path cannot be had
 */
export function createFromTemplate(root: string, kind: TemplateKind, naming: Naming): CreatedPaths {
  const folder = `mfe-${naming.remote}`;
  const { created, changed } = listPaths(kind, folder, naming);
  checkNaming(naming);
  if (kind === 'page') refuseUnknownRemote(root, folder);
  else refuseTakenName(root, naming.remote);
  refuseTakenPath(root, `/${naming.page}`);
  refuseUncommittedWork(root, created, changed);
  // A signal ends the program that runs: that is a failure, and is taken back.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  try {
    const written = writeFiles(root, kind, folder, naming);
    const lists = kind === 'page' ? [`${folder}/pages.json`] : [];
    runProgram(root, join(root, 'node_modules/.bin/biome'), ['check', '--write', '--colors=off', ...written, ...lists]);
    runProgram(root, process.execPath, [join(root, 'studio/art/art.cli.ts'), 'drawings', 'cards', folder]);
  } catch (error) {
    for (const path of created) rmSync(join(root, path), { recursive: true, force: true });
    spawnSync('git', ['checkout', '--quiet', 'HEAD', '--', ...changed], { cwd: root });
    throw error;
  }
  return { created, changed };
}

function listPaths(kind: TemplateKind, folder: string, naming: Naming): CreatedPaths {
  const { remote, page } = naming;
  if (kind === 'remote') return { created: [folder, `e2e/${remote}`], changed: ['pnpm-lock.yaml'] };
  const own = [renameTemplate('src/pages/OldQuayPage', naming), `art/${page}`, `art/banner-${page}.svg`];
  const cards = [`src/cards/${page}-ua.jpg`, `src/cards/${page}-en.jpg`];
  const lists = [
    'pages.json',
    'art/drawings.lock.json',
    'art/cards/cards.lock.json',
    'src/cards/cards.ua.ts',
    'src/cards/cards.en.ts',
  ];
  const within = (file: string) => `${folder}/${file}`;
  return { created: [...[...own, ...cards].map(within), `e2e/${remote}/${page}.spec.ts`], changed: lists.map(within) };
}

/** Returns what was written, by paths from the root. */
function writeFiles(root: string, kind: TemplateKind, folder: string, naming: Naming): string[] {
  const alter = (file: string, transform: (text: string) => string, to = file) => {
    mkdirSync(dirname(join(root, to)), { recursive: true });
    writeFileSync(join(root, to), transform(readFileSync(join(root, file), 'utf8')));
    return to;
  };
  if (kind === 'remote') {
    alter('pnpm-lock.yaml', (lock) => addImporter(lock, 'template', folder));
    // The libraries of the template are those of the remote, by the same links: the next install finds them as it would have laid them.
    const libraries = [join(root, 'template/node_modules'), join(root, folder, 'node_modules')] as const;
    cpSync(...libraries, { recursive: true, verbatimSymlinks: true });
  } else alter(`${folder}/pages.json`, (list) => JSON.stringify([...JSON.parse(list), `/${naming.page}`]));
  return templateFiles(root, kind).map((file) => {
    const place = file === journey ? `e2e/${naming.remote}/${naming.page}.spec.ts` : file.replace('template', folder);
    const transform = /\/locales\/.*\.json$/.test(file) ? retitleMessages : renameTemplate;
    return alter(file, (text) => transform(text, naming), renameTemplate(place, naming));
  });
}

/** @throws ConflictError with what a program has said, if it fails */
function runProgram(root: string, program: string, words: readonly string[]): void {
  const options = { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' } as const;
  const { status, stdout, stderr } = spawnSync(program, words, options);
  if (status !== 0)
    throw new ConflictError({
      what: 'What was written could not be formatted, drawn and painted; all is as it was before.',
      fact: `${stderr || stdout || `${program} was stopped.`}\n`,
      nextStep: 'Do "npm run format" and "npm run art" pass without it?',
    });
}
