import type { NavigationType } from 'react-router-dom';

const storageKey = 'porohy-scroll';

const positions = new Map<string, number>(readStoredPositions());
/** History entry of the page on screen. While the next page loads, scroll events belong to this entry. */
let shownEntry = readEntryKey();
/** Fragment of that entry. */
let shownHash = location.hash;

/** Stores scroll positions by history entry, and takes over scroll restoration. After a reload, the browser still restores the position. */
export function rememberPositions(): void {
  // A browser keeps the mode of an entry that a client navigation left, so it does not scroll when that entry is loaded as a document.
  const isUnrestored = history.scrollRestoration === 'manual' && window.scrollY === 0;
  history.scrollRestoration = 'manual';
  // Gives the document's history entry a state, so that only plain fragment links create entries without a state. The state has a key,
  // because other documents of this tab store their positions, too.
  if (!(history.state as HistoryState | null)?.key) history.replaceState({ ...history.state, key: createKey() }, '');
  shownEntry = readEntryKey();
  if (isUnrestored) window.scrollTo(0, positions.get(shownEntry) ?? 0);
  // Stores the current position, because the visitor may have scrolled before this script ran.
  positions.set(shownEntry, window.scrollY);
  // Gives the entry its key again after a second click on the same fragment link, which removes the state.
  addEventListener('popstate', () => {
    const { hash } = location;
    if (history.state === null && hash && hash === shownHash) history.replaceState({ key: shownEntry }, '');
  });
  addEventListener('scroll', () => shownEntry === readEntryKey() && positions.set(shownEntry, window.scrollY), {
    passive: true,
  });
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)));
    } catch {
      // Storage may be blocked or full. A return to this page then starts at its top.
    }
  });
  addEventListener('pageshow', ({ persisted }) => {
    history.scrollRestoration = 'manual';
    // Takes over what later documents of this tab have stored, because the next `pagehide` overwrites the storage.
    if (persisted) for (const [entry, position] of readStoredPositions()) positions.set(entry, position);
  });
}

/** Scrolls after a navigation: to the fragment, the top, or (Back button) the former position. Focuses section or new heading. */
export function restorePosition(type: `${NavigationType}`, isSamePage: boolean): void {
  // Recognises a plain fragment link by its entry without a state, because the router reports it as POP, like the Back button.
  const isNewEntry = history.state === null;
  if (isNewEntry) history.replaceState({ key: createKey() }, '');
  [shownEntry, shownHash] = [readEntryKey(), location.hash];
  // Does not scroll after a navigation with `keepsScroll`. The history entry keeps this state, but a later return (POP) restores its
  // position.
  if (type !== 'POP' && usr()?.keepsScroll) {
    positions.set(shownEntry, window.scrollY);
    return;
  }
  // Closes the mobile menu on the Back button. Links close the menu themselves, and a language switch leaves it open.
  if (type === 'POP') document.querySelector('dialog')?.close();
  const target = type === 'POP' && !isNewEntry ? null : findFragment(location.hash.slice(1));
  if (target) {
    target.scrollIntoView();
    // Stores the position now: the browser has already scrolled to the fragment, so no scroll event will follow.
    positions.set(shownEntry, window.scrollY);
  } else if (type !== 'POP') window.scrollTo(0, 0);
  // An entry without a state was left before this script ran. Only the browser knows its scroll position, and restores it.
  else if (!isNewEntry) window.scrollTo(0, positions.get(shownEntry) ?? 0);
  // Leaves the focus of a plain fragment link to the browser.
  if (target && type !== 'POP') focusSection(target);
  else if (!isSamePage) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Focuses an element without scrolling. One that cannot take the focus becomes focusable until the focus leaves it. */
function focusSection(section: HTMLElement): void {
  section.focus({ preventScroll: true });
  if (document.activeElement === section) return;
  section.tabIndex = -1;
  section.addEventListener('blur', () => section.removeAttribute('tabindex'), { once: true });
  section.focus({ preventScroll: true });
}

/** Finds the element of a fragment, literally or percent-decoded. Decoding a malformed fragment throws. */
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

const createKey = () => `${Math.random()}`;

/** Returns the key of a history entry. The entry of a new fragment link has none: for it, returns the fragment. */
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
