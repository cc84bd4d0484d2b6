import type { ReactNode } from 'react';
import * as styles from './Passage.css.ts';

export interface PassageProps {
  readonly as?: 'div' | 'figure' | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Draws its content as the visitor scrolls past. It stays drawn once its end has been in the window. The component is markup and styles:
 * `startMotion` of `shared/startMotion` says which passages wait below the fold and when their ends enter. Timelines of the engine do the rest;
 * an engine without them loads a module when the passage is near. Without any of this the passage shows the finished drawing.
 */
export function Passage({ as: Element = 'div', className, children }: PassageProps) {
  return (
    <Element
      data-passage=""
      data-reveal=""
      // The attributes are no longer React's once script has set them, which may be before hydration.
      suppressHydrationWarning
      className={[styles.passage, className].filter(Boolean).join(' ')}
    >
      <span data-reveal="" suppressHydrationWarning aria-hidden="true" className={styles.end} />
      {children}
    </Element>
  );
}
