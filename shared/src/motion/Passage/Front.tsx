import type { ReactNode } from 'react';
import * as styles from './Front.css.ts';

export interface FrontProps {
  /** Class that sets `frontVars` for another direction or a soft edge. */
  readonly className?: string | undefined;
  /** Content of the same size as the box. */
  readonly children: ReactNode;
}

/** Uncovers its children behind an edge that moves as the visitor scrolls the passage. */
export function Front({ className, children }: FrontProps) {
  return (
    <div className={[styles.edge, className].filter(Boolean).join(' ')}>
      <div className={styles.cut}>
        <div className={styles.still}>{children}</div>
      </div>
    </div>
  );
}
