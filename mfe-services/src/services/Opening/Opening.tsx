import type { ReactNode } from 'react';
import { Section } from 'shared/design';
import * as styles from './Opening.css.ts';

interface OpeningProps {
  readonly title: string;
  readonly texts: readonly string[];
  /** What is built with it, beside the texts. */
  readonly children: ReactNode;
}

/** What a system is good for, told at the left, and what is built with it at the right: both hang from one rule. */
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
