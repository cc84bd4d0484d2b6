import type { ReactNode } from 'react';
import * as styles from './Closing.css.ts';

interface ClosingProps {
  readonly texts: readonly string[];
  /** Adds a horizontal line above. Needed after a grid whose last row has no line below. */
  readonly ruled?: boolean;
  /** Call to action; at the right in wide windows. */
  readonly children?: ReactNode;
}

/** Ends a section with texts, the first in the size of a quote, and a call to action. */
export function Closing({ texts, ruled = false, children }: ClosingProps) {
  return (
    <div className={ruled ? styles.ruled : styles.closing}>
      {texts.map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
      {children !== undefined && <div className={styles.action}>{children}</div>}
    </div>
  );
}
