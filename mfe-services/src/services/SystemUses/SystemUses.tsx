import type { ReactNode } from 'react';
import { Section } from 'shared/design';
import * as styles from './SystemUses.css.ts';

interface SystemUsesProps {
  readonly title: string;
  readonly texts: readonly string[];
  /** List of typical projects on the system. */
  readonly children: ReactNode;
}

/** Shows the uses of a system at the left and typical projects at the right, both below one horizontal line. */
export function SystemUses({ title, texts, children }: SystemUsesProps) {
  return (
    <Section id="good-for" title={title}>
      <div className={styles.answers}>
        <div className={styles.texts}>
          {texts.map((text) => (
            <p key={text} className={styles.text}>
              {text}
            </p>
          ))}
        </div>
        <div className={styles.built}>{children}</div>
      </div>
    </Section>
  );
}
