import * as styles from './Counter.css.ts';

export interface CounterProps {
  readonly value: number;
  /** Suffix of the figure: `+`. */
  readonly suffix?: string | undefined;
}

/**
 * A figure that runs from 0 to its value in two seconds when it comes into the window, once (SPEC §3, stat; §4; §9). It is markup and
 * styles, `startMotion` of `shared/startMotion` runs it. The text is the final value all the time: it holds the width, and is what assistive
 * technology reads.
 */
export function Counter({ value, suffix = '' }: CounterProps) {
  return (
    <span
      data-counter=""
      data-suffix={suffix}
      // The attribute is no longer React's once script has set it, which may be before hydration.
      suppressHydrationWarning
      className={styles.counter}
    >
      {value + suffix}
    </span>
  );
}
