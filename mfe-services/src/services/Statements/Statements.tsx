import { Section } from 'shared/design';
import * as styles from './Statements.css.ts';

interface StatementsProps {
  readonly title: string;
  readonly texts: readonly string[];
}

/**
 * Tells what Symfony is good for, in three statements side by side. Each can be read without the others, as Symfony's modules can be used.
 */
export function Statements({ title, texts }: StatementsProps) {
  return (
    <Section id="good-for" title={title}>
      <div className={styles.statements}>
        {texts.map((text) => (
          <p key={text} className={styles.statement}>
            {text}
          </p>
        ))}
      </div>
    </Section>
  );
}
