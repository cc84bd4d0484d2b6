import type { ReactNode } from 'react';
import { Section } from 'shared/design';
import * as styles from './Opening.css.ts';

interface OpeningProps {
  readonly title: string;
  readonly texts: readonly string[];
  /** Content on what is built with the system, beside the texts. */
  readonly children: ReactNode;
}

/** Tells what a system is good for at the left, and what is built with it at the right. Both hang from one rule. */
export function Opening({ title, texts, children }: OpeningProps) {
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
