import type { ReactNode } from 'react';
import * as styles from './Closing.css.ts';

interface ClosingProps {
  readonly texts: readonly string[];
  /** True after a grid that ends without a rule of its own. */
  readonly ruled?: boolean;
  /** What the section asks the reader to do, at its right. */
  readonly children?: ReactNode;
}

/** What a section closes with: the first sentence at the size of a quote, and a way on. */
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
