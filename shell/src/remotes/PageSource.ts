import type { ComponentType } from 'react';
import type { Language, Page, PageMeta, Path, Route, TableRoute } from 'shared/contract';
import type { LanguageMessages } from 'shared/language';

/** The page, or its fallback, that is shown at an address. */
export type ResolvedPage =
  | {
      readonly kind: 'page';
      readonly owner: string;
      readonly version: string;
      readonly route: Route;
      readonly Page: Page;
      /** Absent on the document's own page, which came with its head. */
      readonly meta?: PageMeta;
      /** The markup the document came with, on its own page: the fallback when the page throws. */
      readonly markup?: Element | undefined;
    }
  /** The document's own page, left before it had come: what the document brought stays while another page takes its place. */
  | {
      readonly kind: 'fallback';
      readonly owner: string;
      readonly version: string;
      readonly markup: Element;
    }
  | { readonly kind: 'notFound'; readonly NotFound: ComponentType };

/**
 * Source of words and pages for the frame: immediate while prerendering, over the network in the browser. The words are those of the frame,
 * and of every remote loaded so far.
 */
export interface PageSource {
  /** The words of a language. The same promise for the same language. */
  messages(language: Language): Promise<LanguageMessages>;
  /** The page at an address. The same promise for the same address, until it has failed. */
  page(path: Path, language: Language): Promise<ResolvedPage>;
  /** Prefetches what an address will need. A failure is reported by the navigation itself, if there is one. */
  prefetch(path: Path, language: Language): void;
  /** Told when the page at an address is on screen. */
  onPageShown(path: Path, language: Language): void;
  /** Returns the fallback for the document's own page where React has re-rendered its place, or null once the page has loaded. */
  readonly fallback?: () => Element | null;
  /** False while the document's own page is on its way: a link must not wait for a remote that may never come. */
  readonly isInteractive: () => boolean;
  /** Asks for the document's own page, whatever its markup says that it needs. Settles when the page is there, or has been given up. */
  loadCurrentPage(): Promise<unknown>;
  /** Told before another page is shown: the document's own, if it has not come, is let go as it came. Settles when that is done. */
  abandonCurrentPage(): Promise<unknown>;
  routeTable(): Promise<readonly TableRoute[]>;
}
