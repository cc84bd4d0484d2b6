import type { ReactNode } from 'react';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  readonly title: string;
  /** The level of the heading that its title is. */
  readonly level: 2 | 3;
  /** Absent if it opens its neighbour. */
  readonly children?: ReactNode;
}

/** Renders a title that unfolds its content, as native details that work without script. */
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
