import { type Language, languages } from './Language.ts';
import type { Messages, Remote } from './Remote.ts';
import type { Path } from './Route.ts';

/** Loads words, in each language. */
export type MessageLoaders = Readonly<Record<Language, () => Promise<Messages>>>;

/**
 * The chunk that holds what one page says and no other: `locale-portfolio--ikura-ua`. A part of a path never holds two hyphens, and no
 * page is called `/index`, so two pages never have one name.
 */
export const getPageMessagesChunk = (path: Path, language: Language): string =>
  `locale-${path === '/' ? 'index' : path.slice(1).replaceAll('/', '--')}-${language}`;

/** The chunks that a page's words may lie in: what all pages of its remote say, and what this one says. A release has one or both. */
export const listMessagesChunks = (path: Path, language: Language): readonly string[] => [
  `locale-${language}`,
  getPageMessagesChunk(path, language),
];

/** Chooses the loader of one page's words: its own part if the remote splits them by page, else all of the remote's. */
export const selectMessageLoaders = (
  { words, locales }: Pick<Remote, 'words' | 'locales'>,
  path: Path,
): MessageLoaders => words?.[path] ?? locales;

/**
 * A remote's messages by page, and all of them for a host that does not load by page, made of the same parts: no text is there twice.
 * @param own what each page says and no other; its imports name their chunks as {@link getPageMessagesChunk} does
 * @param common what several pages say; its imports name their chunks `locale-<language>`
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

/** Both groups of messages in one; groups of the same name likewise. */
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
