import type { ReactNode } from 'react';
import * as styles from './Heading.css.ts';

export interface HeadingProps {
  /** Its place in the order of headings, which says nothing about its size. */
  readonly level: 1 | 2 | 3;
  readonly size: keyof typeof styles.size;
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** A heading of the type scale. `Section`, `PageBanner` and `DeepBanner` bring their own; this one is for headings inside them. */
export function Heading({ level, size, id, children }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={styles.size[size]} tabIndex={level === 1 ? -1 : undefined}>
      {children}
    </Element>
  );
}
