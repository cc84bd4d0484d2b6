import { shareOf } from '../faults/lookAt.ts';
import { type Expected, onScreen } from './Expected.ts';
import type { Seen } from './look.ts';
import type { Served } from './served.ts';

/** What a step promises besides what always holds. */
export interface Promised {
  /** Where the focus is, if the document is the same: on the page's heading, or anywhere but nowhere. */
  readonly focus?: 'heading' | 'somewhere';
  /** What lies open afterwards. */
  readonly open?: 'dialog' | 'panel' | 'nothing';
  /** How far it is scrolled, if the document is the same: as it was left. */
  readonly y?: number;
  /** Which part of it is in the midst of the window, if the document is the same. */
  readonly part?: number;
  /** Script was asked for: it comes, or it is said that it does not. */
  readonly wanted?: true;
  /** These fields say what was typed, even where the page has not come yet. */
  readonly typed?: readonly string[];
  /** What was pressed has done what it is there for. */
  readonly turned?: () => Promise<boolean>;
}

/** All that a property may look at. */
export interface Look {
  readonly seen: Seen;
  readonly served: Served;
  readonly expected: Expected;
  readonly promised: Promised;
}

/** How much of a text must be there, of all its words. */
const least = 0.95;

/** What holds after every step, by its name. Each says what it finds, in words that end a sentence about the page; nothing is well. */
export const properties: Readonly<Record<string, (look: Look) => string | undefined | false>> = {
  address: ({ seen, expected }) => {
    const { address } = onScreen(expected);
    return seen.address !== address && `its address is ${seen.address}, not ${address}`;
  },
  language: ({ seen, served }) => seen.lang !== served.lang && `it says lang="${seen.lang}", not "${served.lang}"`,
  title: ({ seen, served }) => seen.title !== served.title && `its title is "${seen.title}", not "${served.title}"`,
  header: ({ seen, served }) => lost('header', seen, served),
  text: ({ seen, served }) => lost('main', seen, served),
  footer: ({ seen, served }) => lost('footer', seen, served),
  'one each': ({ seen }) => {
    const wrong = Object.entries(seen.counts).filter(([, count]) => count !== 1);
    return wrong.length > 0 && `it has ${wrong.map(([name, count]) => `${count} ${name}`).join(' and ')}, not one each`;
  },
  blank: ({ seen }) => (seen.height < 300 || !seen.headingSeen) && 'it is blank',
  focus: ({ seen, promised: { focus } }) => {
    if (!focus || !seen.sameDocument) return;
    if (focus === 'heading') return !seen.focus.heading && `the focus is on ${seen.focus.name}, not on its heading`;
    return seen.focus.nowhere && 'the focus is lost';
  },
  open: ({ seen, promised: { open } }) =>
    open !== undefined &&
    (seen.offers.open ?? 'nothing') !== open &&
    `open is ${seen.offers.open ?? 'nothing'}, not ${open}`,
  modal: ({ seen }) =>
    seen.modalOverNothing.length > 0 && `${seen.modalOverNothing.join()} is modal and cannot be seen`,
  inert: ({ seen }) => seen.inert.length > 0 && `${seen.inert.join()} is inert`,
  locked: ({ seen }) =>
    seen.scrollLocked && seen.offers.open !== 'dialog' && 'it does not scroll, and no dialog is open',
  pins: ({ seen }) =>
    (seen.unpinned || seen.scripts.length > 0) && `bytes ran that nothing pins ${seen.scripts.join()}`,
  ready: ({ seen, promised: { wanted } }) =>
    wanted &&
    seen.sameDocument &&
    !['', 'failed'].includes(seen.hydrated ?? 'undefined') &&
    `script was wanted, and data-hydrated is ${seen.hydrated}`,
  typed: ({ seen, expected: { typed }, promised }) => {
    if (!seen.offers.form) return;
    // In a document as it was served what was typed in the one before is put back when the page responds.
    const held = Object.entries(typed).filter(([field]) => seen.pageHydrated || promised.typed?.includes(field));
    const lost = held.filter(([field, text]) => seen.fields[field] !== text);
    return (
      lost.length > 0 && `what was typed is lost: ${lost.map(([field]) => `${field} says "${seen.fields[field]}"`)}`
    );
  },
  scroll: ({ seen, promised: { y } }) => {
    if (y === undefined || !seen.sameDocument) return;
    const wanted = Math.min(y, seen.furthest);
    return Math.abs(seen.y - wanted) > 2 && `it is scrolled to ${seen.y}, not to ${wanted}`;
  },
  part: ({ seen, promised: { part } }) => {
    // A text is shorter in one language than in the other.
    if (part === undefined || !seen.sameDocument || Math.abs(seen.part - part) <= 1) return;
    return `its part ${seen.part} is in the window, not ${part}`;
  },
};

function lost(part: 'header' | 'main' | 'footer', seen: Seen, served: Served): string | undefined {
  const share = shareOf(seen[part], served[part]);
  return share < least ? `its ${part} says ${Math.floor(share * 100)} % of what is served there` : undefined;
}
