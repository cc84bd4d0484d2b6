import type { NavigationType } from 'react-router-dom';

const storageKey = 'porohy-scroll';

/** Scroll positions by history entry. */
const positions = new Map<string, number>(readStoredPositions());
/** History entry of the page on screen. While the next page loads, scroll events belong to this entry. */
let shownEntry = readEntryKey();

/** Takes over scroll positions of navigations; the browser handles reloads. */
export function rememberPositions(): void {
  history.scrollRestoration = 'manual';
  // Entries of the router have a state; those of plain fragment links do not.
  if (history.state === null) history.replaceState({}, '');
  shownEntry = readEntryKey();
  // The visitor may have scrolled before this function runs.
  positions.set(shownEntry, window.scrollY);
  addEventListener('scroll', () => shownEntry === readEntryKey() && positions.set(shownEntry, window.scrollY), {
    passive: true,
  });
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)));
    } catch {
      // Storage may be blocked or full: a return then starts at the top.
    }
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

/** Scrolls after a navigation: to the fragment, the top, or on a return the former position. Screen readers move to the heading. */
export function restorePosition(type: `${NavigationType}`, isSamePage: boolean): void {
  // The router reports a plain fragment link as POP, like the Back button. Only a new history entry has no state.
  const isNewEntry = history.state === null;
  if (isNewEntry) history.replaceState({ key: `${Math.random()}` }, '');
  shownEntry = readEntryKey();
  // The entry keeps its state, so that a later return to the entry restores its position as usual.
  if (type !== 'POP' && usr()?.keepsScroll) {
    positions.set(shownEntry, window.scrollY);
    return;
  }
  // The Back button closes the mobile menu. Links close it themselves, and a language switch leaves it open.
  if (type === 'POP') document.querySelector('dialog')?.close();
  const target = type === 'POP' && !isNewEntry ? null : findFragment(location.hash.slice(1));
  if (target) {
    target.scrollIntoView();
    // The browser has already scrolled there and fires no further event.
    positions.set(shownEntry, window.scrollY);
  } else if (type !== 'POP') window.scrollTo(0, 0);
  // Only the browser knows the position of an entry that was left before this module ran.
  else if (!isNewEntry) window.scrollTo(0, positions.get(shownEntry) ?? 0);
  if (!isSamePage) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Finds the element of a fragment, as written or decoded. The fragment may be malformed. */
function findFragment(fragment: string): HTMLElement | null {
  try {
    return document.getElementById(fragment) ?? document.getElementById(decodeURIComponent(fragment));
  } catch {
    return null;
  }
}

interface HistoryState {
  readonly key?: string;
  readonly usr?: { readonly keepsScroll?: boolean } | null;
}

/** Returns the key of a history entry; for the document's entry and new fragment links, the fragment. */
function readEntryKey(): string {
  return (history.state as HistoryState | null)?.key ?? location.hash;
}

function usr(): HistoryState['usr'] {
  return (history.state as HistoryState | null)?.usr;
}

function readStoredPositions(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
