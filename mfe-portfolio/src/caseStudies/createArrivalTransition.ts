import { keyframes } from '@vanilla-extract/css';

/**
 * A name in view transitions that an element bears for its first second and a half: while its page arrives, and not when it is left. The
 * keyframe stands in the animation's delay, which costs no frames. For style sheets.
 */
export function createArrivalTransition(viewTransitionName: string): { readonly animation: string } {
  return { animation: `${keyframes({ from: { viewTransitionName } })} 1ms 1.5s backwards` };
}
