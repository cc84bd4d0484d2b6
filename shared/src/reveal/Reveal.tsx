import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as styles from './Reveal.css.ts';
import { type RevealPhase, revealMargin, revealPhase } from './revealPhase.ts';
import { useReducedMotion } from './useReducedMotion.ts';

export interface RevealProps {
  /** The element to be: in a list it must be an item. */
  readonly as?: 'div' | 'li' | 'figure' | 'p' | 'span' | undefined;
  /** Its place in a row of things that enter one after another. */
  readonly step?: 0 | 1 | 2 | 3 | undefined;
  /** A small thing enters a little faster. */
  readonly size?: 'small' | 'large' | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Fades and slides its children in, once, when they come into the window (SPEC §4, animations; §9, 100 px margin). */
export function Reveal({ as: Element = 'div', step = 0, size = 'large', className, children }: RevealProps) {
  const element = useRef<HTMLElement>(null);
  const [phase, setPhase] = useState<RevealPhase>('still');
  const reduced = useReducedMotion();
  useEffect(() => {
    const watched = element.current;
    if (!watched || reduced || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (!last) return;
        const { top } = last.boundingClientRect;
        const toEnd = document.documentElement.scrollHeight - (top + scrollY);
        const sight = { visible: last.isIntersecting, top, windowHeight: innerHeight, toEnd };
        if (sight.visible) observer.disconnect();
        setPhase((before) => revealPhase(before, sight));
      },
      { rootMargin: `0px 0px -${revealMargin}px` },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [reduced]);
  return (
    <Element
      // One ref for several kinds of element: each is an HTMLElement, which is all that is asked of it.
      ref={element as never}
      data-reveal={phase === 'still' ? undefined : phase}
      className={[styles.reveal, styles.size[size], styles.step[step], className].filter(Boolean).join(' ')}
    >
      {children}
    </Element>
  );
}
