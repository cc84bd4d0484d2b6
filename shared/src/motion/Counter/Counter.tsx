import * as styles from './Counter.css.ts';

export interface CounterProps {
  readonly value: number;
  /** Suffix of the figure, such as `+`. */
  readonly suffix?: string | undefined;
}

/**
 * Renders a figure that counts once from 0 to its value, in two seconds, when it becomes visible (SPEC §3, stat; §4; §9). `startMotion`
 * runs the counter. The text is always the final value: it sets the width, and screen readers read it.
 */
export function Counter({ value, suffix = '' }: CounterProps) {
  return (
    <span
      data-counter=""
      data-suffix={suffix}
      // Script may set the attribute before hydration. Without this prop, React warns of the difference.
      suppressHydrationWarning
      className={styles.counter}
    >
      {value + suffix}
    </span>
  );
}
