import { type Language, languages } from './Language.ts';
import type { Messages, Remote } from './Remote.ts';
import type { Path } from './Route.ts';

/** Loads words, in each language. */
export type MessageLoaders = Readonly<Record<Language, () => Promise<Messages>>>;

/**
 * Returns the chunk with the words of one page: `locale-portfolio--ikura-ua`. Path segments contain no double hyphens and no page is
 * `/index`, so names are unique.
 */
export const getPageMessagesChunk = (path: Path, language: Language): string =>
  `locale-${path === '/' ? 'index' : path.slice(1).replaceAll('/', '--')}-${language}`;

/** Lists the chunks with a page's words: those that all pages of its remote share, and its own. A release has one or both. */
export const listMessagesChunks = (path: Path, language: Language): readonly string[] => [
  `locale-${language}`,
  getPageMessagesChunk(path, language),
];

/** Chooses the loader of a page's words: its own if the remote splits them by page, otherwise all. */
export const selectMessageLoaders = (
  { words, locales }: Pick<Remote, 'words' | 'locales'>,
  path: Path,
): MessageLoaders => words?.[path] ?? locales;

/**
 * Groups a remote's words by page, and offers all of them together, without duplicates.
 * @param own words of one page each; imports name their chunks as {@link getPageMessagesChunk} does
 * @param common shared words; imports name their chunks `locale-<language>`
 */
export function groupMessagesByPage(
  own: Readonly<Record<Path, MessageLoaders>>,
  common?: MessageLoaders,
): Required<Pick<Remote, 'words' | 'locales'>> {
  const shared = common ? [common] : [];
  const pages = Object.entries(own).map(([path, loaders]) => [path, combineLoaders([...shared, loaders])]);
  return { words: Object.fromEntries(pages), locales: combineLoaders([...shared, ...Object.values(own)]) };
}

const combineLoaders = (parts: readonly MessageLoaders[]): MessageLoaders => {
  const load = async (language: Language) =>
    (await Promise.all(parts.map((part) => part[language]()))).reduce(mergeMessages, {});
  return Object.fromEntries(languages.map((language) => [language, () => load(language)])) as Record<
    Language,
    () => Promise<Messages>
  >;
};

/** Merges two groups of messages recursively. */
const mergeMessages = (first: Messages, second: Messages): Messages =>
  Object.fromEntries([
    ...Object.entries(first),
    ...Object.entries(second).map(([key, value]) => {
      const before = Object.hasOwn(first, key) ? first[key] : undefined;
      return [key, isGroup(before) && isGroup(value) ? mergeMessages(before, value) : value];
    }),
  ]);

const isGroup = (value: unknown): value is Messages =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
