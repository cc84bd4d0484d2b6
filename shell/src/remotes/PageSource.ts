import type { ComponentType } from 'react';
import type { Language, Page, PageMeta, Path, Route, TableRoute } from 'shared/contract';
import type { LanguageMessages } from 'shared/language';

/** Content of the frame at an address: a page, or prerendered HTML as its fallback. */
export type FrameContent =
  | {
      readonly kind: 'page';
      readonly owner: string;
      readonly version: string;
      readonly route: Route;
      readonly Page: Page;
      /** Absent for the document's own page, whose metadata the document already contains. */
      readonly meta?: PageMeta;
      /** Prerendered HTML of the document's own page. Shown if the page throws. */
      readonly markup?: Element | undefined;
    }
  /** The document's own page, if the visitor left before it had loaded. Its HTML stays until another page replaces it. */
  | {
      readonly kind: 'fallback';
      readonly owner: string;
      readonly version: string;
      readonly markup: Element;
    }
  | { readonly kind: 'notFound'; readonly NotFound: ComponentType };

/** Provides messages and pages to the frame: immediately while prerendering, from the network in the browser. */
export interface PageSource {
  /** Returns the messages of a language; the same promise on each call. */
  messages(language: Language): Promise<LanguageMessages>;
  /** Returns the page of an address; the same promise on each call, until that promise rejects. */
  page(path: Path, language: Language): Promise<FrameContent>;
  /** Loads the files of a page in advance. A failure is handled when the visitor navigates to the page. */
  prefetch(path: Path, language: Language): void;
  onPageShown(path: Path, language: Language): void;
  /** Returns the prerendered nodes while the document's own page loads, to show if React renders meanwhile. Afterwards returns null. */
  readonly fallback?: () => Element | null;
  /** False while the document's own page loads. Links then load documents, because the remote may never arrive. */
  readonly isInteractive: () => boolean;
  /** Loads the document's own page, even if it needs no script. Resolves when the page is loaded or abandoned. */
  loadCurrentPage(): Promise<unknown>;
  /** Stops waiting for the document's own page if that page has not loaded, then resolves. Call it before another page is shown. */
  abandonCurrentPage(): Promise<unknown>;
  routeTable(): Promise<readonly TableRoute[]>;
}
