/** Animated components. They respect reduced motion, and without script all their content is visible. */

export { Counter, type CounterProps } from './motion/Counter/Counter.tsx';
export { CurrentGlow, type CurrentGlowProps } from './motion/CurrentGlow/CurrentGlow.tsx';
export type { Point, Polyline } from './motion/CurrentGlow/flowLine.ts';
export { Marquee, type MarqueeProps, type MarqueeWords } from './motion/Marquee/Marquee.tsx';
export { marqueeVars } from './motion/Marquee/marqueeVars.css.ts';
export { Front, type FrontProps } from './motion/Passage/Front.tsx';
export { frontVars } from './motion/Passage/frontVars.css.ts';
export { Passage, type PassageProps } from './motion/Passage/Passage.tsx';
export { passageVars } from './motion/Passage/passageVars.css.ts';
export * as passing from './motion/Passage/passing.css.ts';
export { Reveal, type RevealProps } from './reveal/Reveal.tsx';
