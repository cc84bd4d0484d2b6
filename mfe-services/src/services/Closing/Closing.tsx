import type { ReactNode } from 'react';
import * as styles from './Closing.css.ts';

interface ClosingProps {
  readonly texts: readonly string[];
  /** True after a grid that has no closing rule. */
  readonly ruled?: boolean;
  /** Call to action, on the right in wide windows. */
  readonly children?: ReactNode;
}

/** Closes a section: the first text in the size of a quote, and a call to action. */
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
