import { Section } from 'shared/design';
import * as styles from './Statements.css.ts';

interface StatementsProps {
  readonly title: string;
  readonly texts: readonly string[];
}

/** Shows the uses of Symfony as three statements side by side. */
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
