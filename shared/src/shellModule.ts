/** Types of the shell's Node build, as compose uses it. */
import type { Language, Messages, Page, PageMeta, PageSnapshot, Path, Pin, Route, TableRoute } from 'shared/contract';
import type { Site } from 'shared/site';

/** A style sheet that is inlined into the page. */
export interface InlineStyle {
  /** File name inside the release, by which the browser's chunk loader knows that the style sheet is loaded. */
  readonly file: string;
  readonly css: string;
  /** `'sha256-…'` of the style sheet's text, for the page's Content Security Policy. */
  readonly hash: string;
}

/** The remote's page to render. */
export interface RemotePage {
  readonly owner: string;
  /** Content hash of its release. */
  readonly version: string;
  readonly route: Route;
  readonly Page: Page;
  readonly messages: Messages;
  readonly meta: PageMeta;
  /** True if the remote marks which of its parts need script. */
  readonly hydratesOnIntent?: boolean | undefined;
}

/** Modules of a document, by the time at which they are loaded (decision 0106). */
export interface DocumentModules {
  /** Loaded on the first mouse or key event, or for a part that needs script: libraries, the shell's main module, messages. */
  readonly frame: readonly Pin[];
  /** Modules that hydrate the page; none on the not-found page. */
  readonly page: readonly Pin[];
  /** True if the page is hydrated at once, because its remote does not mark which parts need script. */
  readonly atOnce?: true;
  /** Runs counters; loaded when one is near the window. */
  readonly animate: Pin;
  /** Marks the current section in a table of contents; loaded if the page has one. */
  readonly contents: Pin;
  /** Draws passages in engines without scroll timelines; loaded when one is near the window. */
  readonly passage: Pin;
  /** Makes the water of a first screen react to the pointer; loaded when a pointer moves over it. */
  readonly stone: Pin;
  /** Reports failures; loaded on the first one. */
  readonly report: Pin;
  /** Measures the speed of a view; loaded if the server asks for it. */
  readonly vitals: Pin;
}

/** Input of `renderPage`. Besides the shell itself, a document depends on nothing else. */
export interface RenderOptions {
  readonly path: Path;
  readonly language: Language;
  readonly site: Site;
  /** Absent on the not-found page. */
  readonly page?: RemotePage | undefined;
  readonly routeTable: readonly TableRoute[];
  /** Identifies releases by content hash, so that a new version number alone changes no page. */
  readonly snapshot: PageSnapshot;
  readonly styles: readonly InlineStyle[];
  /** The script that every document runs, and the modules that it loads. */
  readonly starter: DocumentModules & { readonly script: Pin };
  /** Script that runs before anything is painted, on routes that detect the language. */
  readonly blockingScript?: Pin | undefined;
}

/** Values of the web app manifest. */
export interface WebAppManifest {
  /** CSS colours: `themeColor` for the browser's bars, `backgroundColor` for the splash screen. */
  readonly themeColor: string;
  readonly backgroundColor: string;
  /** Square icons, by path. */
  readonly icons: readonly AppIcon[];
}

interface AppIcon {
  readonly file: string;
  /** Side in pixels. */
  readonly side: number;
  /** True if devices may crop the icon; its important part is then in the middle. */
  readonly masked?: boolean | undefined;
}

/** Exports of the shell's Node build. Compose uses nothing else of the shell. */
export interface ShellModule {
  /** Singletons by name, so that prerendering also uses a single React. */
  readonly shares: Readonly<Record<string, unknown>>;
  /** The site's icon as SVG, which compose writes as a file. */
  readonly iconSvg: string;
  /** Values of the web app manifest. */
  readonly app: WebAppManifest;
  /** Merges site values into the shell's defaults. Errors name `file`. */
  mergeSite(overrides: Readonly<Record<string, unknown>>, file: string): Site;
  /** Fills site values into a page's metadata. */
  fill(meta: PageMeta, site: Site, language: Language): PageMeta;
  /**
   * Renders a page as a document. Equal arguments return equal bytes.
   * @throws errors of the page
   */
  renderPage(options: RenderOptions): Promise<string>;
}
