import type { ReactNode } from 'react';
import * as styles from './Subsection.css.ts';

interface SubsectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders a subsection with its heading: one of the threats (SPEC §2, cybersecurity article). */
export function Subsection({ id, title, children }: SubsectionProps) {
  return (
    <div id={id} className={styles.subsection}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
  );
}
