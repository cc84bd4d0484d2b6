import type { ComparisonBlock } from '../Article.ts';
import * as styles from './Comparison.css.ts';

/** A comparison as a table with one question for each row. On phones a row is a card, and each answer names its column. */
export function Comparison({ comparison: { title, columns, rows } }: { readonly comparison: ComparisonBlock }) {
  return (
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
            {answers.map((answer, index) => (
              <td key={answer} data-column={columns[index + 1]}>
                {answer}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
