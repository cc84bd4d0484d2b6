import { revealTravel } from './Reveal.css.ts';

/** How far inside the window an element must be before it is revealed, in pixels (SPEC §9, footer). */
export const revealMargin = 100;

/** `still`: as prerendered. `waiting`: hidden below the fold. `entered`: on its way to its place, or there. */
export type RevealPhase = 'still' | 'waiting' | 'entered';

/** Where an element stands, in pixels. */
export interface Sight {
  /** Inside the window, the margin taken off. */
  readonly visible: boolean;
  /** From the top of the window to the top of the element. */
  readonly top: number;
  readonly windowHeight: number;
  /** From the top of the element to the end of the document. */
  readonly toEnd: number;
}

/**
 * The phase after a look at the element. Only what is wholly below the fold is hidden, and only if scrolling to the end of the
 * document would bring it back: nothing may wait for ever at the foot of a page.
 */
export function revealPhase(phase: RevealPhase, { visible, top, windowHeight, toEnd }: Sight): RevealPhase {
  if (phase === 'entered') return phase;
  if (visible) return phase === 'waiting' ? 'entered' : phase;
  return top >= windowHeight && toEnd > revealMargin + revealTravel ? 'waiting' : phase;
}
