import type { ReactNode } from 'react';
import * as styles from './Reveal.css.ts';

export interface RevealProps {
  /** The element to be: in a list it must be an item. */
  readonly as?: 'div' | 'li' | 'figure' | 'p' | 'span' | undefined;
  /** Its place in a row of things that enter one after another. */
  readonly step?: 0 | 1 | 2 | 3 | undefined;
  /** A small thing is revealed a little faster. */
  readonly size?: 'small' | 'large' | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Fades and slides its children in, once, when they come into the window (SPEC §4, animations; §9, 100 px margin). It is markup and styles:
 * `startMotion` of `shared/startMotion` says by the attribute which of them wait, and when they enter.
 */
export function Reveal({ as: Element = 'div', step = 0, size = 'large', className, children }: RevealProps) {
  return (
    <Element
      data-reveal=""
      // The attribute is no longer React's once script has set it, which may be before hydration.
      suppressHydrationWarning
      className={[styles.reveal, styles.size[size], styles.step[step], className].filter(Boolean).join(' ')}
    >
      {children}
    </Element>
  );
}
