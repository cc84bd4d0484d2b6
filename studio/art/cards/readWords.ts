import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Language, NotFoundError } from 'shared/contract';
import { getMessageVariables } from 'shared/siteValues';
import { siteValues } from './siteValues.ts';

/** Returns a text by its keys, with the owner's values filled in. @throws NotFoundError if there is none */
export type ReadText = (...keys: readonly string[]) => string;

/** Returns a function that reads the texts of a message file as a page renders them. */
export function readWords(file: URL, language: Language): ReadText {
  const words: unknown = JSON.parse(readText(file));
  const values: Readonly<Record<string, string>> = getMessageVariables(siteValues, language);
  return (...keys) => {
    const word = keys.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], words);
    if (typeof word !== 'string')
      throw new NotFoundError({
        fact: `A card uses the word "${keys.join('" › "')}" of ${fileURLToPath(file)}, which does not exist.`,
        nextStep: 'Name another word in cards.ts.',
      });
    return word.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  };
}

/** Removes the brand from the end of a page's title, because the card shows the brand at the top. */
export function removeBrandFromTitle(title: string, language: Language): string {
  const [, own = title, end] = /^(.+)\s—\s(.+)$/.exec(title) ?? [];
  return end === siteValues.brand[language] ? own : title;
}

export const readText = (file: URL): string => readFileSync(file, 'utf8');
