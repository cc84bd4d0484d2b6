/** Types of the shell's Node build, as compose uses it. */
import type { Language, Messages, Page, PageMeta, PageSnapshot, Path, Pin, Route, TableRoute } from 'shared/contract';
import type { Site } from 'shared/site';

/** A style sheet that is inlined into the page. */
export interface InlineStyle {
  /** Name inside its release, by which the browser's chunk loader knows that it is loaded. */
  readonly file: string;
  readonly css: string;
  /** `'sha256-…'` of the text, for the page's content security policy. */
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
  /** True if the remote marks which parts need script. */
  readonly hydratesOnIntent?: boolean | undefined;
}

/** Modules of a document, by the time at which they are loaded (0106). */
export interface DocumentModules {
  /** Loaded on mouse, key, or a part that needs script: libraries, the shell's main, words. */
  readonly frame: readonly Pin[];
  /** Modules that hydrate the page; none on the not-found page. */
  readonly page: readonly Pin[];
  /** Set if the page is hydrated at once, since its remote does not mark what needs script. */
  readonly atOnce?: true;
  /** Runs counters; loaded when one is near the window. */
  readonly animate: Pin;
  /** Marks the current section in a table of contents; loaded if the page has one. */
  readonly contents: Pin;
  /** Draws passages in engines without scroll timelines; loaded when one is near the window. */
  readonly passage: Pin;
  /** Bends the water of a first screen; loaded when a pointer is over it. */
  readonly stone: Pin;
  /** Reports failures; loaded on the first one. */
  readonly report: Pin;
  /** Measures the speed of a view; loaded if the server asks for it. */
  readonly vitals: Pin;
}

/** Everything that a document depends on, besides the shell itself. */
export interface RenderOptions {
  readonly path: Path;
  readonly language: Language;
  readonly site: Site;
  /** Absent on the not-found page. */
  readonly page?: RemotePage | undefined;
  readonly routeTable: readonly TableRoute[];
  /** Names releases by content, so that a new version number alone changes no page. */
  readonly snapshot: PageSnapshot;
  readonly styles: readonly InlineStyle[];
  /** The script that a document runs by itself, and the modules that it loads. */
  readonly starter: DocumentModules & { readonly script: Pin };
  /** Runs before anything is painted, on routes that detect the language. */
  readonly blockingScript?: Pin | undefined;
}

/** Values of the web app manifest. */
export interface WebAppManifest {
  /** CSS colours: of the bars around the installed site, and of its splash screen. */
  readonly themeColor: string;
  readonly backgroundColor: string;
  /** Square icons, by path. */
  readonly icons: readonly AppIcon[];
}

interface AppIcon {
  readonly file: string;
  /** In pixels. */
  readonly side: number;
  /** True if devices may crop it: the important part is in its middle. */
  readonly masked?: boolean | undefined;
}

/** Exports of the shell's Node build, which are all that compose uses of the shell. */
export interface ShellModule {
  /** Singletons by name, so that there is one React while prerendering, too. */
  readonly shares: Readonly<Record<string, unknown>>;
  /** The site's icon, a file of the composed site. */
  readonly iconSvg: string;
  /** Values of the web app manifest. */
  readonly app: WebAppManifest;
  /** Merges site values into the shell's defaults. An error names `file`. */
  mergeSite(overrides: Readonly<Record<string, unknown>>, file: string): Site;
  /** Fills site values into a page's metadata. */
  fill(meta: PageMeta, site: Site, language: Language): PageMeta;
  /**
   * Renders a page as a document. The same arguments give the same bytes.
   * @throws errors of the page
   */
  renderPage(options: RenderOptions): Promise<string>;
}
