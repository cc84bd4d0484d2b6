import type { ReactNode } from 'react';
import * as styles from './Reveal.css.ts';

export interface RevealProps {
  /** Element to render. A child of a list must be an `li`. */
  readonly as?: 'div' | 'li' | 'figure' | 'p' | 'span' | undefined;
  /** Position among elements that are revealed one after another. */
  readonly step?: 0 | 1 | 2 | 3 | undefined;
  readonly size?: 'small' | 'large' | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Renders children that fade and slide in once, when they become visible (SPEC §4, animations; §9, 100 px margin). `startMotion` sets the
 * attribute that hides and reveals them.
 */
export function Reveal({ as: Element = 'div', step = 0, size = 'large', className, children }: RevealProps) {
  return (
    <Element
      data-reveal=""
      // Script may set the attribute before hydration. Without this prop, React warns of the difference.
      suppressHydrationWarning
      className={[styles.reveal, styles.size[size], styles.step[step], className].filter(Boolean).join(' ')}
    >
      {children}
    </Element>
  );
}
