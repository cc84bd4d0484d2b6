import type { Language } from 'shared/contract';
import { type Card, getCardFile } from './Card.ts';
import { createAltText } from './cardScene.ts';

/** Returns the file name of the module that imports all cards of a package in one language. */
export const getModulePath = (language: Language): string => `cards.${language}.ts`;

/** Returns the source of the module that imports all cards of a package in one language, for the build and the metadata. */
export function createCardModule(cards: readonly Card[]): string {
  const imports = cards
    .map((card) => getCardFile(card))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((file) => `import ${variable(file)} from './${file}';\n`);
  const entries = cards.map(
    (card) =>
      `  ${key(card.page)}: {\n    file: ${variable(getCardFile(card))},\n    alt: ${literal(createAltText(card))},\n  },\n`,
  );
  return `// Written by "npm run art", which paints what is listed here.
import type { PageCards } from 'shared/contract';
${imports.join('')}
export const cards = {
${entries.join('')}} satisfies PageCards;
`;
}

const variable = (file: string): string =>
  file.replace(/-\w+\.jpg$/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const literal = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

const key = (page: string): string => (/^\w+$/.test(page) ? page : literal(page));
