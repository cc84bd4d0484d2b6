import type { ReactNode } from 'react';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  readonly title: string;
  /** The level of the heading that its title is. */
  readonly level: 2 | 3;
  /** None where it opens an element beside it. */
  readonly children?: ReactNode;
}

/** A title that opens on what it says more: the browser's own details, which works without script. A row of them shares its rules. */
export function Disclosure({ title, level, children }: DisclosureProps) {
  const Title = `h${level}` as const;
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>
        <Title className={styles.title}>{title}</Title>
        <span className={styles.sign} />
      </summary>
      {children !== undefined && <div className={styles.content}>{children}</div>}
    </details>
  );
}
