import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConflictError } from 'shared/contract';
import { checkNaming, type Naming, renamed, retitled } from './naming.ts';
import { refuseOtherRemote, refuseTakenName, refuseTakenPath, refuseYourWork } from './refuse.ts';
import { withImporter } from './withImporter.ts';

/** The two kinds of things that `npm run new` makes. */
export type Kind = 'page' | 'remote';

/** The paths, from the root, that are made: files and folders that are new, and files that are there already. */
export interface Made {
  readonly fresh: readonly string[];
  readonly changed: readonly string[];
}

/** The suite that does on the site what a visitor of the template's page does. */
const journey = 'e2e/template/old-quay.journey.ts';

/** Files that are drawn, painted, installed or built: they are made anew, and not copied. */
const made = /\/(node_modules|dist)\/|\.(svg|jpg)$|\.lock\.json$|\/cards\.(ua|en)\.ts$/;

/** The files of the template that are copied, by their paths from the root. */
export const templateFiles = (root: string, kind: Kind): string[] =>
  globSync([kind === 'page' ? 'template/{src/pages,art}/**/*.*' : 'template/**/*.*', journey], {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !made.test(file));

/**
 * Makes a page of a remote, or a remote with one page: the template's files under other names, formatted, drawn and painted. Where that fails,
 * or is stopped, all is as it was before.
 * @throws ExplainedError of the contract before anything is written, where the name or the path cannot be had
 */
export function make(root: string, kind: Kind, naming: Naming): Made {
  const folder = `mfe-${naming.remote}`;
  const { fresh, changed } = placesOf(kind, folder, naming);
  checkNaming(naming);
  if (kind === 'page') refuseOtherRemote(root, folder);
  else refuseTakenName(root, naming.remote);
  refuseTakenPath(root, `/${naming.page}`);
  refuseYourWork(root, fresh, changed);
  // A signal ends the program that runs: that is a failure, and is taken back.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  try {
    const written = write(root, kind, folder, naming);
    const lists = kind === 'page' ? [`${folder}/pages.json`] : [];
    run(root, join(root, 'node_modules/.bin/biome'), ['check', '--write', '--colors=off', ...written, ...lists]);
    run(root, process.execPath, [join(root, 'studio/art/art.cli.ts'), 'drawings', 'cards', folder]);
  } catch (error) {
    for (const path of fresh) rmSync(join(root, path), { recursive: true, force: true });
    spawnSync('git', ['checkout', '--quiet', 'HEAD', '--', ...changed], { cwd: root });
    throw error;
  }
  return { fresh, changed };
}

function placesOf(kind: Kind, folder: string, naming: Naming): Made {
  const { remote, page } = naming;
  if (kind === 'remote') return { fresh: [folder, `e2e/${remote}`], changed: ['pnpm-lock.yaml'] };
  const own = [renamed('src/pages/OldQuayPage', naming), `art/${page}`, `art/banner-${page}.svg`];
  const cards = [`src/cards/${page}-ua.jpg`, `src/cards/${page}-en.jpg`];
  const lists = [
    'pages.json',
    'art/drawings.lock.json',
    'art/cards/cards.lock.json',
    'src/cards/cards.ua.ts',
    'src/cards/cards.en.ts',
  ];
  const within = (file: string) => `${folder}/${file}`;
  return { fresh: [...[...own, ...cards].map(within), `e2e/${remote}/${page}.spec.ts`], changed: lists.map(within) };
}

/** Returns what was written, by paths from the root. */
function write(root: string, kind: Kind, folder: string, naming: Naming): string[] {
  const alter = (file: string, by: (text: string) => string, to = file) => {
    mkdirSync(dirname(join(root, to)), { recursive: true });
    writeFileSync(join(root, to), by(readFileSync(join(root, file), 'utf8')));
    return to;
  };
  if (kind === 'remote') {
    alter('pnpm-lock.yaml', (lock) => withImporter(lock, 'template', folder));
    // The libraries of the template are those of the remote, by the same links: the next install finds them as it would have laid them.
    const libraries = [join(root, 'template/node_modules'), join(root, folder, 'node_modules')] as const;
    cpSync(...libraries, { recursive: true, verbatimSymlinks: true });
  } else alter(`${folder}/pages.json`, (list) => JSON.stringify([...JSON.parse(list), `/${naming.page}`]));
  return templateFiles(root, kind).map((file) => {
    const place = file === journey ? `e2e/${naming.remote}/${naming.page}.spec.ts` : file.replace('template', folder);
    const by = /\/locales\/.*\.json$/.test(file) ? retitled : renamed;
    return alter(file, (text) => by(text, naming), renamed(place, naming));
  });
}

/** @throws ConflictError with what a program has said, if it fails */
function run(root: string, program: string, words: readonly string[]): void {
  const options = { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' } as const;
  const { status, stdout, stderr } = spawnSync(program, words, options);
  if (status !== 0)
    throw new ConflictError({
      what: 'What was written could not be formatted, drawn and painted; all is as it was before.',
      fact: `${stderr || stdout || `${program} was stopped.`}\n`,
      nextStep: 'Do "npm run format" and "npm run art" pass without it?',
    });
}
