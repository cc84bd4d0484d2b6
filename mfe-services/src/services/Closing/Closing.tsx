import type { ReactNode } from 'react';
import * as styles from './Closing.css.ts';

interface ClosingProps {
  readonly texts: readonly string[];
  /** True after a grid that ends without a rule of its own. */
  readonly ruled?: boolean;
  /** Action that the section asks of the reader, at its right in wide windows. */
  readonly children?: ReactNode;
}

/** Closes a section: its first text at the size of a quote, and a way on. */
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
