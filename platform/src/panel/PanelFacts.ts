import type { Language, Path, Release } from 'shared/contract';

/** What a server knows of what is on screen, for the composition panel. Plain data. */
export interface PanelFacts {
  /** The preview that shows it; while developing there is none. */
  readonly preview?: PanelPreview;
  /** The words by which a development server was told where the rest comes from: `--rest https://porohy.example`. It has no store then. */
  readonly rest?: string;
  /** What was live for everybody when it was found out. */
  readonly live: { readonly number: number; readonly at: string; readonly who: string; readonly why: string };
  /** The shell first, then the remotes by name. */
  readonly packages: readonly PanelPackage[];
  /** JavaScript that the frame asks for, in KB of 1000 bytes as they travel; absent where it is built from source. */
  readonly frame?: Readonly<Record<Language, number>>;
  readonly pages: readonly PanelPage[];
  /** What class names of shared's styles have in common (`styleIdentifiers`): the styles that more than one package brings. */
  readonly sharedStyles: readonly string[];
  /** What was to be shown, and is not there any more: a sentence each. */
  readonly gone?: readonly string[];
  /** What making it live would change, where that is known already. */
  readonly promotion?: Promotion;
}

export interface PanelPreview {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  /** ISO 8601, UTC. */
  readonly until: string;
  readonly who?: string | undefined;
}

/** One package of the composition, in the release that is shown. */
export interface PanelPackage {
  readonly name: string;
  readonly version: string;
  readonly content?: string | undefined;
  /** The commit that it was built from, and whether nothing had been changed since. */
  readonly built?: Built | undefined;
  /** The version that is live for everybody. */
  readonly live?: string | undefined;
  /** Only while developing: its sources are built here, and are what is shown, or could be; or another server of this machine builds them. */
  readonly sources?: 'shown' | 'there' | Elsewhere;
  /** In KB of JavaScript, as the gate holds it. */
  readonly budget: { readonly firstLoad: number; readonly returning: number };
  /** Singletons by name: the version that the shell provides, the range that a remote asks for. */
  readonly shares: Readonly<Record<string, string>>;
  /** The releases that there are in the store; what is live and what was before it come first. */
  readonly releases: readonly { readonly version: string; readonly built?: Built | undefined }[];
}

/** The address of another development server. */
export type Elsewhere = `http://${string}`;

/** What a release says that it was built from. */
export type Built = Release['source'];

/** One page: who owns it, and the JavaScript that it asks for with its frame, in KB; without it where a part of it is built from source. */
export interface PanelPage {
  readonly path: Path;
  readonly owner: string;
  readonly kilobytes?: Readonly<Record<Language, number>>;
}

/** What a promotion would change for visitors. */
export interface Promotion {
  /** For people: how many pages, and what the page costs that costs the most. */
  readonly summary: string;
  /** A line for each package that changes: `portfolio: "1.0.0-…" → "1.0.0-…"`. */
  readonly changes: readonly string[];
  /** In the order of their documents. */
  readonly pages: readonly PromotedPage[];
}

/** A page that would not be the same. */
export interface PromotedPage {
  readonly address: string;
  readonly change: 'added' | 'removed' | 'changed';
  /** How much more of the document travels. */
  readonly bytes: number;
  /** What somebody fetches who has read it before: with deltas, and without. */
  readonly returning?: { readonly bytes: number; readonly without: number } | undefined;
}

/** The facts of a preview, as they lie in the store: with the integrity value of the panel that shows them. */
export interface StoredPanel extends PanelFacts {
  readonly script: string;
}
