import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { camel, folderOf, type Naming, pascal } from './Naming.ts';

/** The folder of the template: a remote like any other, that nobody releases. */
export const template = 'template';

/** What its one page does on the site, in the folder of suites that has its name. */
export const journey = 'e2e/template/old-quay.journey.ts';

/** Drawn, painted and installed: made anew for each remote, and not copied. */
const made = /(^|\/)(node_modules|dist)\/|\.(svg|jpg)$|\.lock\.json$|\/cards\.(ua|en)\.ts$/;

/** The template's files that are copied, by their paths inside it. */
export const templateFiles = (root: string): string[] =>
  globSync('**/*', {
    cwd: join(root, template),
    withFileTypes: true,
    exclude: (entry) => entry.name === 'node_modules',
  })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(join(root, template).length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !made.test(file))
    .sort();

/** A file of the template, renamed; in what visitors read the titles stand. */
export async function readRenamed(root: string, file: string, naming: Naming): Promise<string> {
  const text = await readFile(join(root, file), 'utf8');
  return /\/locales\/.*\.json$/.test(file) ? renamedWords(text, naming) : renamed(text, naming);
}

/** The names of the template's remote and page, in code and in paths, as those of another one. */
export function renamed(text: string, naming: Naming): string {
  const { remote, page } = naming;
  const names: Readonly<Record<string, string>> = {
    OldQuay: pascal(page),
    oldQuay: camel(page),
    'old-quay': page,
    TemplateMessages: `${pascal(remote)}Messages`,
    'mfe-template': folderOf(naming),
    '--project template': `--project ${folderOf(naming)}`,
    'publish template': `publish ${remote}`,
    "'template'": `'${remote}'`,
    '"template"': `"${remote}"`,
  };
  // All at once: what one name was replaced by is no name any more.
  return text.replace(new RegExp(Object.keys(names).join('|'), 'g'), (name) => names[name] ?? name);
}

function renamedWords(text: string, naming: Naming): string {
  const titled = (word: string) =>
    word.replaceAll('Old quay', () => naming.titles.en).replaceAll('Старий причал', () => naming.titles.ua);
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return titled(value);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [renamed(key, naming), walk(inner)]));
  };
  return `${JSON.stringify(walk(JSON.parse(text)), undefined, 2)}\n`;
}
