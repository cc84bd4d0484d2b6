import { type Language, languages } from './Language.ts';
import type { Messages, Remote } from './Remote.ts';
import type { Path } from './Route.ts';

export type MessageLoaders = Readonly<Record<Language, () => Promise<Messages>>>;

/**
 * Returns the name of the chunk with the messages of one page: `locale-portfolio--ikura-ua`. Names are unique, because path segments
 * contain no double hyphen, and no page has the path `/index`.
 */
export const getPageMessagesChunk = (path: Path, language: Language): string =>
  `locale-${path === '/' ? 'index' : path.slice(1).replaceAll('/', '--')}-${language}`;

/** Lists the two chunks with a page's messages: messages common to the remote's pages, and the page's own. Either chunk may be missing. */
export const listMessagesChunks = (path: Path, language: Language): readonly string[] => [
  `locale-${language}`,
  getPageMessagesChunk(path, language),
];

/** Returns the loaders of a page's own messages, or of all messages if the remote does not split its messages by page. */
export const selectMessageLoaders = (
  { words, locales }: Pick<Remote, 'words' | 'locales'>,
  path: Path,
): MessageLoaders => words?.[path] ?? locales;

/**
 * Creates `words`, the remote's messages by page, and `locales`, all messages together.
 * @param own messages of each page; imports name their chunks as {@link getPageMessagesChunk} does
 * @param common messages that pages share; imports name their chunks `locale-<language>`
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
