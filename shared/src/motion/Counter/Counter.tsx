import { useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../../design/visuallyHidden.css.ts';
import { useReducedMotion } from '../../reveal/useReducedMotion.ts';
import * as styles from './Counter.css.ts';
import { countUp } from './countUp.ts';

export interface CounterProps {
  readonly value: number;
  /** What follows the figure: `+`. */
  readonly suffix?: string | undefined;
}

/**
 * A figure that runs from 0 to its value in two seconds when it comes into the window, once (SPEC §3, stat; §4; §9). Its final
 * value is in the HTML, and is what assistive technology reads also while it runs.
 */
export function Counter({ value, suffix = '' }: CounterProps) {
  const element = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState<number>();
  const reduced = useReducedMotion();
  useEffect(() => {
    const counter = element.current;
    if (!counter || reduced || typeof IntersectionObserver === 'undefined') return;
    let stop: (() => void) | undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      // Locked at the width of the final value: what stands beside it does not move.
      counter.style.minInlineSize = `${counter.getBoundingClientRect().width}px`;
      stop = countUp(value, (figure) => {
        setShown(figure);
        if (figure === undefined) counter.style.removeProperty('min-inline-size');
      });
    });
    observer.observe(counter);
    return () => {
      observer.disconnect();
      stop?.();
      setShown(undefined);
      counter.style.removeProperty('min-inline-size');
    };
  }, [value, reduced]);
  const final = `${value}${suffix}`;
  return (
    <span ref={element} className={styles.counter}>
      {shown === undefined ? (
        final
      ) : (
        <>
          <span className={visuallyHidden}>{final}</span>
          <span aria-hidden="true">{`${shown}${suffix}`}</span>
        </>
      )}
    </span>
  );
}
