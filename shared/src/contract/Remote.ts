import type { ComponentType } from 'react';
import type { Language } from './Language.ts';
import type { PageMetas } from './PageMeta.ts';
import type { Path, Route } from './Route.ts';

/** A remote's short name: `portfolio`. Its folder and package are called `mfe-portfolio`. */
export type RemoteName = string;

/** Props that the shell gives a page. The language comes from `useLanguage()`. */
export interface PageProps {
  readonly route: Route;
}

export type Page = ComponentType<PageProps>;

/** A remote's words in one language. Single braces are placeholders: `{brand}`. */
export type Messages = Readonly<Record<string, unknown>>;

/** The chunk that holds the exposed module. The federation manifest finds a module's files only under this prefix. */
export const exposedChunk = '__federation_expose_remote';

/** All the shell knows about a remote; the rest is the remote's own business. It is the module exposed as `./remote`. */
export interface Remote {
  readonly name: RemoteName;
  readonly routes: readonly Route[];
  /**
   * Its pages say by `data-needs` what of them needs script (docs/contracts.md). A page of a remote that does not say so is asked for at once.
   */
  readonly marksNeeds?: true;
  /**
   * Redirects by former path: the page that replaces it, or null if it is gone. The server answers old links with 308, or with 410
   * for a page that is gone.
   */
  readonly redirects?: Readonly<Record<Path, Path | null>>;
  /** Loads a page's component. The import names its chunk `page-<key>`, so that compose can list what a page needs. */
  readonly pages: Readonly<Record<string, () => Promise<Page>>>;
  /** Loads all words of one language. Messages of several pages are in a chunk named `locale-<language>`. */
  readonly locales: Readonly<Record<Language, () => Promise<Messages>>>;
  /**
   * Loads the words of one page, by its path; `groupMessagesByPage` makes them. A host that does not know them, and a page that is not among them,
   * does with all of {@link Remote.locales}.
   */
  readonly words?: Readonly<Record<Path, Readonly<Record<Language, () => Promise<Messages>>>>>;
  /** Loads titles and descriptions of one language; the chunk is named `meta-<language>`. */
  readonly pageMeta: Readonly<Record<Language, () => Promise<PageMetas>>>;
}
