/** The named movements of the design. Each keeps still where the visitor asks for less motion, and hides nothing without script. */

export { Marquee, type MarqueeProps, type MarqueeWords } from './marquee/Marquee/Marquee.tsx';
export { marqueeVars } from './marquee/Marquee/marqueeVars.css.ts';
export { Counter, type CounterProps } from './motion/Counter/Counter.tsx';
export { CurrentGlow, type CurrentGlowProps } from './motion/CurrentGlow/CurrentGlow.tsx';
export type { Point, Polyline } from './motion/CurrentGlow/flowLine.ts';
export { Reveal, type RevealProps } from './motion/Reveal/Reveal.tsx';
export { useReducedMotion } from './motion/useReducedMotion.ts';
