import type { NavigationType } from 'react-router-dom';

const storageKey = 'porohy-scroll';

/** Scroll positions by history entry, for a return to one. */
const positions = new Map<string, number>(readStoredPositions());
/** The entry whose page is on screen. While the next one is on its way, scrolling still belongs to the last. */
let shownEntry = readEntryKey();

/** Lets this module place the page after a navigation; the browser does it by itself on a reload. */
export function rememberPositions(): void {
  history.scrollRestoration = 'manual';
  // An entry that the router has made has a state; one that a plain link to a fragment makes has none.
  if (history.state === null) history.replaceState({}, '');
  shownEntry = readEntryKey();
  // Somebody may have scrolled before this ran.
  positions.set(shownEntry, window.scrollY);
  addEventListener('scroll', () => shownEntry === readEntryKey() && positions.set(shownEntry, window.scrollY), {
    passive: true,
  });
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)));
    } catch {
      // Storage may be blocked or full; going back then starts at the top.
    }
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

/** After a navigation: the named part, the top, or on the way back where the visitor was; the heading for those who listen. */
export function restorePosition(type: `${NavigationType}`, isSamePage: boolean): void {
  // To the router a plain link to a fragment is like a way back. Its entry has no state the first time; with one it is returned to as others are.
  const isNewEntry = history.state === null;
  if (isNewEntry) history.replaceState({ key: `${Math.random()}` }, '');
  shownEntry = readEntryKey();
  // The entry keeps its state: a later return to it is a return like another.
  if (type !== 'POP' && usr()?.keepsScroll) {
    positions.set(shownEntry, window.scrollY);
    return;
  }
  // Whoever goes back out of the menu, the first dialog, wants the page; a link closes it by itself, a language leaves it open.
  if (type === 'POP') document.querySelector('dialog')?.close();
  const target = type === 'POP' && !isNewEntry ? null : findFragment(location.hash.slice(1));
  if (target) {
    target.scrollIntoView();
    // Where the browser has scrolled first and sent its event, the page does not move again: no further event would report the position.
    positions.set(shownEntry, window.scrollY);
  } else if (type !== 'POP') window.scrollTo(0, 0);
  // Of an entry that was left before any of this ran the browser alone knows, and has it there.
  else if (!isNewEntry) window.scrollTo(0, positions.get(shownEntry) ?? 0);
  if (!isSamePage) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Finds the element that a fragment names, as written or decoded. A fragment may name nothing, or be encoded wrongly. */
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

/** Of the document's own entry, and of a plain link to a fragment that was followed just now, the fragment. */
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
