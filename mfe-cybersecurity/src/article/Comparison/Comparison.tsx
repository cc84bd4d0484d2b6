import type { ComparisonBlock } from '../Article.ts';
import * as styles from './Comparison.css.ts';

/** A comparison as a table, each row led by its question. */
export function Comparison({ comparison: { title, columns, rows } }: { readonly comparison: ComparisonBlock }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      role="group"
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard
      tabIndex={0}
      className={styles.scroll}
    >
      <table className={styles.table}>
        <caption className={styles.caption}>{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([question, ...answers]) => (
            <tr key={question}>
              <th scope="row">{question}</th>
              {answers.map((answer) => (
                <td key={answer}>{answer}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
