import type { ComponentType } from 'react';
import type { Language } from './Language.ts';
import type { PageMetas } from './PageMeta.ts';
import type { Path, Route } from './Route.ts';

/** Short name of a remote: `portfolio`. Its folder and package have the name `mfe-portfolio`. */
export type RemoteName = string;

/** Props that the shell passes to a page. A page gets the language from `useLanguage()`. */
export interface PageProps {
  readonly route: Route;
}

export type Page = ComponentType<PageProps>;

/** Messages of a remote in one language. A placeholder has single braces: `{brand}`. */
export type Messages = Readonly<Record<string, unknown>>;

/** Name of the chunk with the exposed module. The federation manifest requires the prefix `__federation_expose_`. */
export const exposedChunk = '__federation_expose_remote';

/** The module that a remote exposes as `./remote`. The shell uses nothing else of a remote. */
export interface Remote {
  readonly name: RemoteName;
  readonly routes: readonly Route[];
  /** True if pages mark with `data-hydrate` which parts need script (docs/contracts.md). Pages of other remotes are hydrated at once. */
  readonly hydratesOnIntent?: true;
  /** Redirects by former path: the new path (308), or null for a removed page (410). */
  readonly redirects?: Readonly<Record<Path, Path | null>>;
  /** Loads a page's component. Its import names the chunk `page-<key>`, which lets compose list the files of a page. */
  readonly pages: Readonly<Record<string, () => Promise<Page>>>;
  /** Loads all messages of a language. Messages that several pages share are in the chunk `locale-<language>`. */
  readonly locales: Readonly<Record<Language, () => Promise<Messages>>>;
  /** Loads the messages of one page, by path (`groupMessagesByPage`). If absent, the shell loads {@link Remote.locales}. */
  readonly words?: Readonly<Record<Path, Readonly<Record<Language, () => Promise<Messages>>>>>;
  /** Loads titles and descriptions of a language; its chunk is named `meta-<language>`. */
  readonly pageMeta: Readonly<Record<Language, () => Promise<PageMetas>>>;
}
