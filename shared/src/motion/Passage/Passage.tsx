import type { ReactNode } from 'react';
import * as styles from './Passage.css.ts';

export interface PassageProps {
  readonly as?: 'div' | 'figure' | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Draws its content while the visitor scrolls past it. The drawing stays complete once its end has been visible. `startMotion` of
 * `shared/startMotion` decides which passages are drawn, and when they end. CSS scroll timelines draw them; browsers without them load a
 * module. Without script the finished drawing is visible.
 */
export function Passage({ as: Element = 'div', className, children }: PassageProps) {
  return (
    <Element
      data-passage=""
      data-reveal=""
      // Script may set the attributes before hydration, about which React warns.
      suppressHydrationWarning
      className={[styles.passage, className].filter(Boolean).join(' ')}
    >
      <span data-reveal="" suppressHydrationWarning aria-hidden="true" className={styles.end} />
      {children}
    </Element>
  );
}
