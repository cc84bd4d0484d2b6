import * as styles from './Counter.css.ts';

export interface CounterProps {
  readonly value: number;
  /** Suffix of the figure: `+`. */
  readonly suffix?: string | undefined;
}

/**
 * Renders a figure that counts from 0 to its value in two seconds, once, when it becomes visible (SPEC §3, stat; §4; §9). `startMotion` of
 * `shared/startMotion` runs it. Its text is always the final value, which sets the width and is what assistive technology reads.
 */
export function Counter({ value, suffix = '' }: CounterProps) {
  return (
    <span
      data-counter=""
      data-suffix={suffix}
      // Script may set the attribute before hydration, about which React warns.
      suppressHydrationWarning
      className={styles.counter}
    >
      {value + suffix}
    </span>
  );
}
