import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { reducedMotionQuery } from '../../reveal/reducedMotionQuery.ts';
import * as styles from './CurrentGlow.css.ts';
import type { Polyline } from './flowLine.ts';

export interface CurrentGlowProps {
  /** Loads, on the first hover, the lines along which particles drift. If that fails, the surface only glows. */
  readonly lines: () => Promise<readonly Polyline[]>;
  readonly tone: keyof typeof styles.tone;
  /** A decorative drawing that fades in with the glow. */
  readonly current?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Renders a surface that lights up under the mouse: a glow follows the pointer, and at most 26 particles drift along lines (SPEC §2,
 * service card click; §4, service card hover). Keyboard focus shows only the glow. Touch and reduced motion show nothing.
 */
export function CurrentGlow({ lines, tone, current, className, children }: CurrentGlowProps) {
  const sparks = useRef<HTMLSpanElement>(null);
  const stop = useRef<(() => void) | undefined>(undefined);
  const stopDrift = () => {
    stop.current?.();
    stop.current = undefined;
  };
  useEffect(() => stopDrift, []);

  const handlePointerEnter = ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
    if (pointerType !== 'mouse' || !sparks.current || matchMedia(reducedMotionQuery).matches) return;
    stopDrift();
    currentTarget.dataset.glow = '';
    stop.current = startDrift(sparks.current, lines);
  };
  const handlePointerMove = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    if (!stop.current) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    currentTarget.style.setProperty('--gx', `${(((clientX - left) / width) * 100).toFixed(1)}%`);
  };
  const handlePointerLeave = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    stopDrift();
    delete currentTarget.dataset.glow;
    currentTarget.style.removeProperty('--gx');
  };
  return (
    <article
      data-hydrate="interaction"
      className={[styles.glow, className].filter(Boolean).join(' ')}
      onPointerEnter={handlePointerEnter}
      onPointerMove={handlePointerMove}
      onPointerLeave={handlePointerLeave}
      onPointerCancel={handlePointerLeave}
    >
      <span aria-hidden="true" className={`${styles.light} ${styles.tone[tone]}`}>
        {current !== undefined && <span className={styles.current}>{current}</span>}
        <span ref={sparks} className={styles.sparks} />
      </span>
      {children}
    </article>
  );
}

/** Starts the particles once their module has loaded. Returns a function that stops them. */
function startDrift(host: HTMLElement, lines: CurrentGlowProps['lines']): () => void {
  let stop: (() => void) | undefined;
  let isOver = true;
  const loading = Promise.all([import(/* webpackChunkName: "drift" */ './startCurrent.ts'), lines()]);
  loading.then(
    ([{ startCurrent }, polylines]) => {
      if (isOver) stop = startCurrent(host, polylines);
    },
    () => {},
  );
  return () => {
    isOver = false;
    stop?.();
  };
}
