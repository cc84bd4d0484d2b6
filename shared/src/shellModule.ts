/** Types of the shell's Node build, as compose uses it. */
import type { Language, Messages, Page, PageMeta, PageSnapshot, Path, Pin, Route, TableRoute } from 'shared/contract';
import type { Site } from 'shared/site';

export interface InlineStyle {
  /** File name inside the release. The browser's chunk loader recognises by this name that the style sheet is already loaded. */
  readonly file: string;
  readonly css: string;
  /** `'sha256-…'` of the style sheet's text, for the page's Content Security Policy. */
  readonly hash: string;
}

export interface PageToRender {
  readonly owner: string;
  /** Content hash of the release of `owner`. */
  readonly version: string;
  readonly route: Route;
  readonly Page: Page;
  readonly messages: Messages;
  readonly meta: PageMeta;
  /** True if the remote's pages mark which parts need script (`data-hydrate`). */
  readonly hydratesOnIntent?: boolean | undefined;
}

/** Modules that a document loads, grouped by the event that loads them (decision 0106). */
export interface DocumentModules {
  /** Libraries, the shell's main module, messages. Loaded on the first mouse or key event, or with a part that needs script. */
  readonly frame: readonly Pin[];
  /** Modules that hydrate the page. Empty on the not-found page. */
  readonly page: readonly Pin[];
  /** True if the page is hydrated at once, without an intent, because the remote does not mark which parts need script. */
  readonly atOnce?: true;
  /** Runs counters. Loaded when a counter is near the viewport. */
  readonly animate: Pin;
  /** Marks the current section in a table of contents. Loaded if the page has such a table. */
  readonly contents: Pin;
  /** Draws passages in browsers without scroll timelines. Loaded when a passage is near the viewport. */
  readonly passage: Pin;
  /** Makes the water of a first screen react to the pointer. Loaded when a pointer moves over the water. */
  readonly stone: Pin;
  /** Reports failures to the server. Loaded on the first failure. */
  readonly report: Pin;
  /** Measures the speed of a view. Loaded if the server requests it. */
  readonly vitals: Pin;
}

/** All input of `renderPage`. A document depends only on this input and on the shell's release. */
export interface RenderOptions {
  readonly path: Path;
  readonly language: Language;
  readonly site: Site;
  /** Remote's page; absent on the not-found page. */
  readonly page?: PageToRender | undefined;
  readonly routeTable: readonly TableRoute[];
  /** Identifies releases by content hash, so that a new version number alone changes no page. */
  readonly snapshot: PageSnapshot;
  readonly styles: readonly InlineStyle[];
  /** The starter's own script (`script`), and the modules that it loads. */
  readonly starter: DocumentModules & { readonly script: Pin };
  /** Script that runs before first paint, on pages that detect the language. */
  readonly blockingScript?: Pin | undefined;
}

/** Values of the web app manifest, which compose writes. */
export interface WebAppManifest {
  /** CSS colour of the browser's bars. */
  readonly themeColor: string;
  /** CSS colour of the splash screen. */
  readonly backgroundColor: string;
  readonly icons: readonly AppIcon[];
}

interface AppIcon {
  readonly file: string;
  /** Width and height in pixels. */
  readonly side: number;
  /** True if devices may crop the icon to a shape, because its important part is in the middle. */
  readonly masked?: boolean | undefined;
}

/** Exports of the shell's Node build. Compose uses nothing else of the shell. */
export interface ShellModule {
  /** Federation singletons by name, so that shell and remotes use the same React while prerendering. */
  readonly shares: Readonly<Record<string, unknown>>;
  /** The site's icon as SVG. Compose writes it to a file. */
  readonly iconSvg: string;
  readonly app: WebAppManifest;
  /** Merges the owner's values into the shell's default site values. `file` appears in errors. */
  mergeSite(overrides: Readonly<Record<string, unknown>>, file: string): Site;
  /** Replaces placeholders in a page's metadata by site values. */
  fill(meta: PageMeta, site: Site, language: Language): PageMeta;
  /**
   * Renders a page as a document. Equal arguments give equal bytes.
   * @throws errors that the page throws
   */
  renderPage(options: RenderOptions): Promise<string>;
}
