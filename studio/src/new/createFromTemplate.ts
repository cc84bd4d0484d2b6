import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ConflictError } from 'shared/contract';
import { addImporter } from './addImporter.ts';
import { type NewNames, refuseBadNames, renameTemplate, replaceNames, retitleMessages } from './naming.ts';
import { refuseTakenName, refuseTakenPath, refuseUncommittedWork, refuseUnknownRemote } from './preconditions.ts';

/** Kinds that `npm run new` creates. */
export type TemplateKind = 'page' | 'remote';

/** Paths from the root: new files and folders, and existing files that change. */
export interface CreatedPaths {
  readonly created: readonly string[];
  readonly changed: readonly string[];
}

/** Browser test of the template's page. */
const journey = 'e2e/template/old-quay.journey.ts';

/** Matches files of the template that are drawn, painted, installed or built: these are generated again instead of copied. */
const generatedFiles = /\/(node_modules|dist)\/|\.(svg|jpg)$|\.lock\.json$|\/cards\.(ua|en)\.ts$/;

/** Lists the files of the template to copy, by their paths from the root. */
export const templateFiles = (root: string, kind: TemplateKind): string[] =>
  globSync([kind === 'page' ? 'template/{src/pages,art}/**/*.*' : 'template/**/*.*', journey], {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !generatedFiles.test(file));

/**
 * Creates a page of a remote, or a remote with one page: copies the template under new names, formats, draws and paints. If one of these
 * steps fails or is interrupted, all files are restored.
 * @throws ExplainedError of the contract, before anything is written, if the name or the path is not available
 */
export function createFromTemplate(root: string, kind: TemplateKind, naming: NewNames): CreatedPaths {
  const folder = `mfe-${naming.remote}`;
  const { created, changed } = listPaths(kind, folder, naming);
  refuseBadNames(naming);
  if (kind === 'page') refuseUnknownRemote(root, folder);
  else refuseTakenName(root, naming.remote);
  refuseTakenPath(root, `/${naming.page}`);
  refuseUncommittedWork(root, created, changed);
  // Survives SIGINT and SIGTERM here: the signal ends the child program, whose failure makes this function restore all files.
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

function listPaths(kind: TemplateKind, folder: string, naming: NewNames): CreatedPaths {
  const { remote, page } = naming;
  if (kind === 'remote')
    return { created: [folder, `e2e/${remote}`, getWorkflow(folder)], changed: ['pnpm-lock.yaml'] };
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

/** Writes the files. @returns their paths from the root */
function writeFiles(root: string, kind: TemplateKind, folder: string, naming: NewNames): string[] {
  const alter = (file: string, transform: (text: string) => string, to = file) => {
    mkdirSync(dirname(join(root, to)), { recursive: true });
    writeFileSync(join(root, to), transform(readFileSync(join(root, file), 'utf8')));
    return to;
  };
  if (kind === 'remote') {
    alter('pnpm-lock.yaml', (lock) => addImporter(lock, 'template', folder));
    // Copies the template's links to its libraries, exactly as the next install would create them.
    const libraries = [join(root, 'template/node_modules'), join(root, folder, 'node_modules')] as const;
    cpSync(...libraries, { recursive: true, verbatimSymlinks: true });
    // Copies the workflow of another remote, because all workflows of remotes differ only in the name.
    const [workflow = ''] = globSync(getWorkflow('mfe-*'), { cwd: root }).sort();
    const other = basename(workflow, '.yml');
    const name = other.replace('mfe-', '');
    const renames = {
      [toSecret(name)]: toSecret(naming.remote),
      [other]: folder,
      [`what ${name} `]: `what ${naming.remote} `,
      [`name: ${name}`]: `name: ${naming.remote}`,
      [`remote: ${name}`]: `remote: ${naming.remote}`,
    };
    alter(workflow, (text) => replaceNames(text, renames), getWorkflow(folder));
  } else alter(`${folder}/pages.json`, (list) => JSON.stringify([...JSON.parse(list), `/${naming.page}`]));
  return templateFiles(root, kind).map((file) => {
    const place = file === journey ? `e2e/${naming.remote}/${naming.page}.spec.ts` : file.replace('template', folder);
    const transform = /\/locales\/.*\.json$/.test(file) ? retitleMessages : renameTemplate;
    return alter(file, (text) => transform(text, naming), renameTemplate(place, naming));
  });
}

const getWorkflow = (folder: string): string => `.github/workflows/${folder}.yml`;
/** Returns the name of the secret with a remote's key: `CAREERS_RELEASE_KEY`. */
const toSecret = (remote: string): string => `${remote.toUpperCase().replaceAll('-', '_')}_RELEASE_KEY`;

/** @throws ConflictError with the program's output, if the program fails */
function runProgram(root: string, program: string, words: readonly string[]): void {
  const options = { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' } as const;
  const { status, stdout, stderr } = spawnSync(program, words, options);
  if (status !== 0)
    throw new ConflictError({
      what: 'The new files could not be formatted, drawn and painted. All changes were undone.',
      fact: `${stderr || stdout || `${program} was stopped.`}\n`,
      nextStep: 'Check that "npm run format" and "npm run art" pass without the new files.',
    });
}
