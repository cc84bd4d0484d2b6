import type { ReactNode } from 'react';
import * as styles from './Passage.css.ts';

export interface PassageProps {
  readonly as?: 'div' | 'figure' | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Renders content that is drawn while the visitor scrolls past it, and stays complete once its end has been visible. `startMotion` decides
 * which passages are drawn. CSS scroll timelines draw them; other browsers load a module. Without script the drawing is complete.
 */
export function Passage({ as: Element = 'div', className, children }: PassageProps) {
  return (
    <Element
      data-passage=""
      data-reveal=""
      // Script may set the attributes before hydration. Without this prop, React warns of the difference.
      suppressHydrationWarning
      className={[styles.passage, className].filter(Boolean).join(' ')}
    >
      <span data-reveal="" suppressHydrationWarning aria-hidden="true" className={styles.end} />
      {children}
    </Element>
  );
}
