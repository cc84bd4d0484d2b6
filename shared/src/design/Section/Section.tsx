import type { ReactNode } from 'react';
import * as styles from './Section.css.ts';

export interface SectionProps {
  /** The public name of the section: links, suites and the table in `docs/contracts.md` rely on it. */
  readonly id: string;
  readonly title: string;
  /** A few words above the title. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** A titled part of a page (SPEC §2, titled section wrapper). */
export function Section({ id, title, label, children }: SectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      {label !== undefined && <p className={styles.label}>{label}</p>}
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
