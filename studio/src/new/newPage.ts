import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { languages, NotFoundError } from 'shared/contract';
import { finish } from './finish.ts';
import { lastEntry, type MessagesModule, messagesIn, type PageList, pageLists, withEntry } from './lists.ts';
import { camel, checkName, folderOf, type Naming } from './Naming.ts';
import { journeyOf } from './newRemote.ts';
import { refuseTakenFiles, refuseTakenPath, refuseUncommitted } from './refuse.ts';
import { journey, readRenamed, renamed, template, templateFiles } from './template.ts';
import { undoable, type Written } from './undoable.ts';

const messages = 'src/messages.ts';

/**
 * Adds a page to a remote: the template's page, its words and its journey as new files, and one entry more in each list that names the
 * remote's pages. Where anything fails all is as it was before.
 * @throws NotFoundError if there is no such remote, or it makes its pages of data
 * @throws InvalidInputError, ConflictError before anything is written, where the name or the path cannot be had
 */
export async function newPage(root: string, naming: Naming): Promise<Written> {
  const folder = folderOf(naming);
  refuseUnknown(root, folder);
  checkName('page', naming.page);
  refuseTakenPath(root, `/${naming.page}`);
  const changed = await withPage(root, naming);
  const added = newFiles(root, naming);
  refuseTakenFiles(
    root,
    naming,
    added.map(([, to]) => to),
  );
  refuseUncommitted(root, [
    ...changed.keys(),
    `${folder}/art/drawings.lock.json`,
    `${folder}/art/cards/cards.lock.json`,
    `${folder}/src/cards`,
  ]);
  return undoable(root, [folder, `e2e/${naming.remote}`], async () => {
    const hook = messagesIn(await readFile(join(root, folder, messages), 'utf8'))?.hook ?? '';
    for (const [from, to] of added) {
      await mkdir(dirname(join(root, to)), { recursive: true });
      const text = await readRenamed(root, from, naming);
      await writeFile(join(root, to), text.replace(/\buse\w+Messages\b/g, hook));
    }
    for (const [file, text] of changed) await writeFile(join(root, file), text);
    await finish(root, folder, [...added.map(([, to]) => to), ...changed.keys()]);
  });
}

/** @throws NotFoundError with the remotes that there are */
function refuseUnknown(root: string, folder: string): void {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  if (!remotes.includes(folder))
    throw new NotFoundError({
      fact: `There is no remote "${folder}".`,
      nextStep: `The remotes are: ${remotes.join(', ')}. "npm run new -- remote ${folder.replace(/^mfe-/, '')}" makes one.`,
    });
}

/** The page's own files, as they lie in the template and in the remote. */
const newFiles = (root: string, naming: Naming): (readonly [from: string, to: string])[] => [
  ...templateFiles(root)
    .filter((file) => /^src\/(pages|locales)\/(OldQuay|old-quay)/.test(file))
    .map((file) => [`${template}/${file}`, `${folderOf(naming)}/${renamed(file, naming)}`] as const),
  [journey, journeyOf(naming)],
];

/** The files of the remote that name its pages, each with the new one: what they would say, by their paths from the root. */
async function withPage(root: string, naming: Naming): Promise<ReadonlyMap<string, string>> {
  const folder = folderOf(naming);
  const changed = new Map<string, string>();
  const read = (file: string) => readFile(join(root, folder, file), 'utf8').catch(() => '');
  for (const [file, which] of Object.entries(pageLists) as [string, PageList][]) {
    const entry = renamed(lastEntry(await readFile(join(root, template, file), 'utf8'), which) ?? '', naming);
    const text = withEntry(await read(file), which, which === 'drawings' ? inOtherWater(entry, naming.page) : entry);
    if (text === undefined) throw await madeOfData(root, folder, file);
    changed.set(`${folder}/${file}`, text);
  }
  const source = await read(messages);
  const found = messagesIn(source);
  if (!found) throw await madeOfData(root, folder, messages);
  changed.set(`${folder}/${messages}`, withWords(source, found, naming.page));
  for (const language of languages) {
    const file = `src/locales/meta.${language}.json`;
    const own = await readRenamed(root, `${template}/${file}`, naming);
    changed.set(`${folder}/${file}`, written({ ...JSON.parse(await read(file)), ...JSON.parse(own) }));
  }
  const pages: readonly string[] = JSON.parse((await read('pages.json')) || '[]');
  changed.set(`${folder}/pages.json`, written([...pages, `/${naming.page}`]));
  return changed;
}

const written = (data: unknown): string => `${JSON.stringify(data, undefined, 2)}\n`;

/** The type of the remote's words with those of one page more. */
function withWords(source: string, { typeEnd, importsEnd }: MessagesModule, page: string): string {
  const name = `${camel(page)}Words`;
  const [imports, between, rest] = [
    source.slice(0, importsEnd),
    source.slice(importsEnd, typeEnd),
    source.slice(typeEnd),
  ];
  return `${imports}\nimport type ${name} from './locales/${page}.ua.json';${between} & typeof ${name}${rest}`;
}

/** Each page has its own water: the stream is drawn by a seed, which is made of the page's name. */
function inOtherWater(entry: string, page: string): string {
  const seed = [...page].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
  return entry.replace(/^(\w+\('[^']*', )\d+/, `$1${seed}`);
}

/** Why a remote has no place for a page of the template. Its README says how it comes to one. */
async function madeOfData(root: string, folder: string, file: string): Promise<NotFoundError> {
  const readme = existsSync(join(root, folder, 'README.md'))
    ? await readFile(join(root, folder, 'README.md'), 'utf8')
    : '';
  const [, how] = /(?:^|\n)One page more: ((?:.+\n?)+)/.exec(readme) ?? [];
  return new NotFoundError({
    what: `A page cannot be added to ${folder} this way:`,
    fact: `its ${file} has no list of pages that is written out.`,
    nextStep: `${(how ?? 'Its README says how its pages are made').replace(/\s+/g, ' ').trim().replace(/\.?$/, '.')}`,
  });
}
