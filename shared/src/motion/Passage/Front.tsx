import type { ReactNode } from 'react';
import * as styles from './Front.css.ts';

export interface FrontProps {
  /** Class that sets `frontVars` for another direction or a soft edge. */
  readonly className?: string | undefined;
  /** Content. It must have the size of the `Front`'s box. */
  readonly children: ReactNode;
}

/** Renders children that a moving edge uncovers while the visitor scrolls the passage around them. */
export function Front({ className, children }: FrontProps) {
  return (
    <div className={[styles.edge, className].filter(Boolean).join(' ')}>
      <div className={styles.cut}>
        <div className={styles.still}>{children}</div>
      </div>
    </div>
  );
}
