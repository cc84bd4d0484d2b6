/** Types of the shell's Node build, as compose uses it. */
import type { Language, Messages, Page, PageMeta, PageSnapshot, Path, Pin, Route, TableRoute } from 'shared/contract';
import type { Site } from 'shared/site';

/** A style sheet that travels inside the page. */
export interface InlineStyle {
  /** Its name inside its release: the browser's chunk loader finds it under this name and does not fetch it again. */
  readonly file: string;
  readonly css: string;
  /** `'sha256-…'` of the text, for the page's own policy. */
  readonly hash: string;
}

/** The page of a remote that is to be rendered. */
export interface RemotePage {
  readonly owner: string;
  /** The `content` of its release. */
  readonly version: string;
  readonly route: Route;
  readonly Page: Page;
  readonly messages: Messages;
  readonly meta: PageMeta;
  /** Of the remote: what of its pages needs script is marked. */
  readonly marksNeeds?: boolean | undefined;
}

/** The modules of a document by when they are asked for (0106). */
export interface Modules {
  /** Modules that a mouse, a key or a part that needs script asks for: libraries, the shell's main after its imports, words. */
  readonly frame: readonly Pin[];
  /** Modules that hydrate the page; none on the not-found page. */
  readonly page: readonly Pin[];
  /** The page is asked for at once: its remote does not mark what needs script. */
  readonly atOnce?: true;
  /** Counts figures up; asked for when one comes near the window. */
  readonly animate: Pin;
  /** Marks what is being read in a table of contents; asked for where a page has one. */
  readonly contents: Pin;
  /** Draws passages where the engine has no timelines; asked for there when one comes near the window. */
  readonly passage: Pin;
  /** Bends the water of a first screen; asked for when a pointer is over it. */
  readonly stone: Pin;
  /** Tells the server of a failure; asked for when there is one. */
  readonly report: Pin;
  /** Tells the server how fast this view was; asked for where the server has drawn the view. */
  readonly vitals: Pin;
}

/** All that one document depends on besides the shell itself. */
export interface RenderOptions {
  readonly path: Path;
  readonly language: Language;
  readonly site: Site;
  /** Absent on the not-found page. */
  readonly page?: RemotePage | undefined;
  readonly routeTable: readonly TableRoute[];
  /** Names releases by their content, so that one that only has another number changes no page. */
  readonly snapshot: PageSnapshot;
  readonly styles: readonly InlineStyle[];
  /** The script that a document runs by itself, and all that it asks for. */
  readonly starter: Modules & { readonly script: Pin };
  /** Runs before anything is painted; only where the route detects the language. */
  readonly blockingScript?: Pin | undefined;
}

/** The colours and icons that a device shows once the site is installed on it. */
export interface App {
  /** Colours of CSS: of the bars around the site, and of what is shown before it. */
  readonly themeColor: string;
  readonly backgroundColor: string;
  /** Square pictures, by their paths inside the release. */
  readonly icons: readonly AppIcon[];
}

interface AppIcon {
  readonly file: string;
  /** In pixels. */
  readonly side: number;
  /** A device may cut it to a shape of its own: what counts is in its middle. */
  readonly masked?: boolean | undefined;
}

/** Exports of the shell's Node build: compose knows nothing else of the shell. */
export interface ShellModule {
  /** The singletons by the names under which remotes ask for them: one React while prerendering, too. */
  readonly shares: Readonly<Record<string, unknown>>;
  /** The site's icon, a file of the composed site. */
  readonly iconSvg: string;
  /** The values that devices show of the site that is installed on them. */
  readonly app: App;
  /** The business's values over the defaults that this shell was built with. `file` is named where one is refused. */
  mergeSite(overrides: Readonly<Record<string, unknown>>, file: string): Site;
  /** A page's metadata with the business's values filled in. */
  fill(meta: PageMeta, site: Site, language: Language): PageMeta;
  /** One page as a whole document. The same arguments give the same bytes. @throws what the page throws */
  renderPage(options: RenderOptions): Promise<string>;
}
