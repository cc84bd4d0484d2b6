import type { ReactNode } from 'react';
import * as styles from './Heading.css.ts';

export interface HeadingProps {
  /** Level in the document's outline, independent of the size. */
  readonly level: 1 | 2 | 3;
  readonly size: keyof typeof styles.size;
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** Renders a heading in a size of the type scale, inside `Section`, `PageBanner` or `DeepBanner`, which render their own titles. */
export function Heading({ level, size, id, children }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={styles.size[size]} tabIndex={level === 1 ? -1 : undefined}>
      {children}
    </Element>
  );
}
