import type { ReactNode } from 'react';
import * as styles from './Front.css.ts';

export interface FrontProps {
  /** Sets `frontVars` where the edge comes from elsewhere than the left, or is soft. */
  readonly className?: string | undefined;
  /** Of the size of the box that the front lies in. */
  readonly children: ReactNode;
}

/** Uncovers what is in it along the way of the passage, behind an edge that runs from one side to the other. */
export function Front({ className, children }: FrontProps) {
  return (
    <div className={[styles.edge, className].filter(Boolean).join(' ')}>
      <div className={styles.cut}>
        <div className={styles.still}>{children}</div>
      </div>
    </div>
  );
}
