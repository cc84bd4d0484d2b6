import type { ReactNode } from 'react';
import * as styles from './Heading.css.ts';

export interface HeadingProps {
  /** Level in the document's outline. `size` is independent of it. */
  readonly level: 1 | 2 | 3;
  readonly size: keyof typeof styles.size;
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** Renders a heading inside the content of a section or banner. `Section`, `PageBanner` and `DeepBanner` render their own titles. */
export function Heading({ level, size, id, children }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={styles.size[size]} tabIndex={level === 1 ? -1 : undefined}>
      {children}
    </Element>
  );
}
