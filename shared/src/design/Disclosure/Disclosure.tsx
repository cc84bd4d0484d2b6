import type { ReactNode } from 'react';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  readonly title: string;
  readonly level: 2 | 3;
  /** Content that the title opens. Absent: CSS of the page opens an element next to this one. */
  readonly children?: ReactNode;
}

/** Renders a title that opens its content: a native `details` element, which needs no script. */
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
