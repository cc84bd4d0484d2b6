import { InvalidInputError, isPagePath, type Language } from 'shared/contract';

/** What a new page, and the remote that owns it, are called. */
export interface Naming {
  /** Short, as in the store: `careers`. Its folder is `mfe-careers`. */
  readonly remote: string;
  /** The last part of its path, in lower case with hyphens: `our-team`. */
  readonly page: string;
  /** What stands over it. */
  readonly titles: Readonly<Record<Language, string>>;
}

/** The folder of a remote. */
export const folderOf = ({ remote }: Pick<Naming, 'remote'>): string => `mfe-${remote}`;

/** `our-team` as a component is called: `OurTeam`. */
export const pascal = (kebab: string): string =>
  kebab.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `our-team` as a value is called: `ourTeam`. */
export const camel = (kebab: string): string => kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A title where nobody gives one: the name, as words. */
export const titleFrom = (kebab: string): string => {
  const words = kebab.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** @throws InvalidInputError if it is no name in lower case with hyphens, or its path belongs to the shell */
export function checkName(what: 'page' | 'remote', name: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name))
    throw new InvalidInputError({
      fact: `"${name}" is no name of a ${what}.`,
      nextStep: 'A name is in lower case with hyphens between its words: careers, our-team.',
    });
  if (!isPagePath(`/${name}`))
    throw new InvalidInputError({
      fact: `/${name} belongs to the shell, and no page may stand there.`,
      nextStep: 'Choose another name; docs/contracts.md lists the addresses that are taken, under "Addresses".',
    });
}

/** @throws InvalidInputError if it could not stand as a title */
export function checkTitle(title: string): void {
  if (title.trim() === '' || /[{}<>\n]/.test(title) || title.length > 48)
    throw new InvalidInputError({
      fact: `"${title}" is no title.`,
      nextStep: 'A title has up to 48 characters, and none of { } < >.',
    });
}
