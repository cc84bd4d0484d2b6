import type { ReactNode } from 'react';
import * as styles from './Front.css.ts';

export interface FrontProps {
  /** Sets `frontVars` for another direction or a soft edge. */
  readonly className?: string | undefined;
  /** Of the same size as the box. */
  readonly children: ReactNode;
}

/** Uncovers its children along the passage, behind a moving edge. */
export function Front({ className, children }: FrontProps) {
  return (
    <div className={[styles.edge, className].filter(Boolean).join(' ')}>
      <div className={styles.cut}>
        <div className={styles.still}>{children}</div>
      </div>
    </div>
  );
}
