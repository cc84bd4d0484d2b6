import type { ComponentType } from 'react';
import type { Language } from './Language.ts';
import type { PageMetas } from './PageMeta.ts';
import type { Path, Route } from './Route.ts';

/** A remote's short name, `portfolio`. Its folder and package are `mfe-portfolio`. */
export type RemoteName = string;

/** Props that the shell gives a page. The language comes from `useLanguage()`. */
export interface PageProps {
  readonly route: Route;
}

export type Page = ComponentType<PageProps>;

/** Words of a remote in one language. Single braces are placeholders: `{brand}`. */
export type Messages = Readonly<Record<string, unknown>>;

/** Name of the chunk with the exposed module. The federation manifest requires this prefix. */
export const exposedChunk = '__federation_expose_remote';

/** Everything that the shell knows of a remote: the module that it exposes as `./remote`. */
export interface Remote {
  readonly name: RemoteName;
  readonly routes: readonly Route[];
  /** True if its pages mark by `data-hydrate` which parts need script (docs/contracts.md). Pages of other remotes are hydrated at once. */
  readonly hydratesOnIntent?: true;
  /** Redirects by former path: the new path, or null if the page was removed. The server responds with 308 or 410. */
  readonly redirects?: Readonly<Record<Path, Path | null>>;
  /** Loads a page's component. The import names its chunk `page-<key>`, so that compose can list what a page needs. */
  readonly pages: Readonly<Record<string, () => Promise<Page>>>;
  /** Loads all words of a language. Words of several pages are in a chunk named `locale-<language>`. */
  readonly locales: Readonly<Record<Language, () => Promise<Messages>>>;
  /** Loads the words of one page, by path; `groupMessagesByPage` makes it. Without it, {@link Remote.locales} is used. */
  readonly words?: Readonly<Record<Path, Readonly<Record<Language, () => Promise<Messages>>>>>;
  /** Loads titles and descriptions of a language; the chunk is named `meta-<language>`. */
  readonly pageMeta: Readonly<Record<Language, () => Promise<PageMetas>>>;
}
