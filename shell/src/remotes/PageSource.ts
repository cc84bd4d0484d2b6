import type { ComponentType } from 'react';
import type { Language, Page, PageMeta, Path, Route, TableRoute } from 'shared/contract';
import type { LanguageMessages } from 'shared/language';

/** A page to show at an address, or its fallback. */
export type ResolvedPage =
  | {
      readonly kind: 'page';
      readonly owner: string;
      readonly version: string;
      readonly route: Route;
      readonly Page: Page;
      /** Absent for the document's own page, because the document contains its head. */
      readonly meta?: PageMeta;
      /** Prerendered HTML of the document's own page, the fallback if the page throws. */
      readonly markup?: Element | undefined;
    }
  /** The document's own page, left before it had loaded: its HTML stays until another page replaces it. */
  | {
      readonly kind: 'fallback';
      readonly owner: string;
      readonly version: string;
      readonly markup: Element;
    }
  | { readonly kind: 'notFound'; readonly NotFound: ComponentType };

/** Provides messages and pages to the frame: at once while prerendering, from the network in the browser. */
export interface PageSource {
  /** Returns the words of a language. It returns the same promise each time. */
  messages(language: Language): Promise<LanguageMessages>;
  /** Returns the page of an address. It returns the same promise each time, until that promise rejects. */
  page(path: Path, language: Language): Promise<ResolvedPage>;
  /** Loads the files of an address ahead. A failure only matters to a later navigation. */
  prefetch(path: Path, language: Language): void;
  /** Is called when the page of an address is on screen. */
  onPageShown(path: Path, language: Language): void;
  /** Returns the prerendered nodes if React has to render the document's own page again before it has loaded; null after that. */
  readonly fallback?: () => Element | null;
  /** False while the document's own page loads: links must not wait for a remote that may never come. */
  readonly isInteractive: () => boolean;
  /** Loads the document's own page, even if its markup asks for no script. Resolves once it has loaded or was abandoned. */
  loadCurrentPage(): Promise<unknown>;
  /** Abandons the document's own page if it has not loaded; is called before another page is shown. Resolves when that is done. */
  abandonCurrentPage(): Promise<unknown>;
  routeTable(): Promise<readonly TableRoute[]>;
}
