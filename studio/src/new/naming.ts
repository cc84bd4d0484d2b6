import { InvalidInputError, isPagePath, type Language } from 'shared/contract';

/** Names of a new page and of its remote. */
export interface NewNames {
  /** Short name of the remote, as in the store: `careers`. The folder is `mfe-careers`. */
  readonly remote: string;
  /** Last segment of the page's path, in lower case with hyphens: `our-team`. */
  readonly page: string;
  readonly titles: Readonly<Record<Language, string>>;
}

/** Replaces the names of the template's remote and page, in code and in paths. */
export function renameTemplate(text: string, { remote, page }: NewNames): string {
  const camel = page.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const names: Readonly<Record<string, string>> = {
    OldQuay: camel.charAt(0).toUpperCase() + camel.slice(1),
    oldQuay: camel,
    'old-quay': page,
    'mfe-template': `mfe-${remote}`,
    '--project template': `--project mfe-${remote}`,
    'publish template': `publish ${remote}`,
    "'template'": `'${remote}'`,
    '"template"': `"${remote}"`,
  };
  return replaceNames(text, names);
}

/** Replaces all names in one pass, so that no inserted name is replaced again. `names` maps an old name to a new one. */
export const replaceNames = (text: string, names: Readonly<Record<string, string>>): string =>
  text.replace(new RegExp(Object.keys(names).join('|'), 'g'), (name) => names[name] ?? name);

/** Replaces names and titles in a message file of the template. In JSON, only quotes in titles need escaping. */
export const retitleMessages = (text: string, naming: NewNames): string =>
  renameTemplate(text, naming)
    .replaceAll('Old quay', () => JSON.stringify(naming.titles.en).slice(1, -1))
    .replaceAll('Старий причал', () => JSON.stringify(naming.titles.ua).slice(1, -1));

/** @throws InvalidInputError if a name or a title is invalid, or if the path belongs to the shell */
export function refuseBadNames({ remote, page, titles }: NewNames): void {
  for (const name of [remote, page])
    if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name))
      throw new InvalidInputError({
        fact: `"${name}" is not a valid name of a remote or a page.`,
        nextStep: 'Write the name in lower case with hyphens between its words: careers, our-team.',
      });
  if (!isPagePath(`/${page}`))
    throw new InvalidInputError({
      fact: `/${page} belongs to the shell. No page can have this path.`,
      nextStep: 'Choose another name. docs/addresses.md lists the reserved addresses under "Pages".',
    });
  for (const title of Object.values(titles))
    if (title.trim() === '' || /[{}<>\n]/.test(title) || title.length > 48)
      throw new InvalidInputError({
        fact: `"${title}" is not a valid title.`,
        nextStep: 'Write at most 48 characters, without { } < >.',
      });
}
