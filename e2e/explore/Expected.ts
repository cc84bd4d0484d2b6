import { addressIn } from '../site.ts';
import type { Width } from './widths.ts';

/** An entry of the tab's history. */
export interface Visited {
  /** Path, query and fragment. */
  readonly address: string;
  /** Where a document that is loaded leads to instead: a link that script does not answer knows no fragment. */
  readonly or?: string;
  /** Where the visitor was when it was left, and how wide the window was. */
  left?: { readonly y: number; readonly width: Width };
}

/** What there is to do on the page on screen: counted when it was looked at. */
export interface Offers {
  readonly panel: boolean;
  readonly menu: boolean;
  readonly dialogs: number;
  readonly questions: number;
  readonly carousels: number;
  readonly form: boolean;
  /** What lies open: a modal dialog, or the panel. */
  readonly open: 'dialog' | 'panel' | undefined;
}

/** What a visitor may expect, and nothing of how it is done: the model that a walk is held against. */
export interface Expected {
  /** The tab's history, and where in it the visitor is. */
  readonly history: Visited[];
  at: number;
  /** The entry that the last step has left: where it was left is known when that step is over. */
  leaving: Visited | undefined;
  width: Width;
  /** What was typed into the contact form: it stays for as long as the tab is open (a letter is lost to nobody). */
  readonly typed: Record<string, string>;
  online: boolean;
  /** Offline a document was asked for: the browser shows a page of its own. */
  lost: boolean;
  /** What is wrong with the line just now, by its name. */
  fault: string | undefined;
  /** Another release of everything is live than when the tab was opened. */
  released: boolean;
  /** English was chosen on a page that remembers it: that page is led to it when it is opened from outside (SPEC §4). */
  chosenEnglish: boolean;
  /** How wide the window was when something was opened: a button that has gone since takes no focus back. */
  openedAt: Width | undefined;
  offers: Offers;
}

export const nothingOffered: Offers = {
  panel: false,
  menu: false,
  dialogs: 0,
  questions: 0,
  carousels: 0,
  form: false,
  open: undefined,
};

export const startingAt = (address: string, width: Width): Expected => ({
  history: [{ address }],
  at: 0,
  leaving: undefined,
  width,
  typed: {},
  online: true,
  lost: false,
  fault: undefined,
  released: false,
  chosenEnglish: false,
  openedAt: undefined,
  offers: nothingOffered,
});

/** The entry that is on screen. @throws RangeError if the history has none there */
export function onScreen({ history, at }: Expected): Visited {
  const visited = history[at];
  if (!visited) throw new RangeError(`There is no entry ${at} in a history of ${history.length}.`);
  return visited;
}

/** The visitor goes on: what lay ahead in the history is gone. The same address again adds nothing. */
export function goTo(expected: Expected, address: string, or = address): void {
  if (onScreen(expected).address === address) return;
  expected.history.splice(expected.at + 1, Number.POSITIVE_INFINITY, { address, or });
  expected.at += 1;
}

export const pathOf = (address: string): string => address.replace(/[?#].*$/, '');

export const languageOf = (address: string): 'ua' | 'en' => (/^\/en(?![^/?#])/.test(address) ? 'en' : 'ua');

/** The same address in the other language. */
export function twinOf(address: string): string {
  const [path, rest] = [pathOf(address), address.slice(pathOf(address).length)];
  const twin = languageOf(address) === 'en' ? path.slice('/en'.length) || '/' : addressIn(path, 'en');
  return twin + rest;
}
