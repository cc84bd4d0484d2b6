import * as styles from './CitedNumbers.css.ts';

interface CitedFigure {
  readonly id: string;
  /** The figure with its unit, for example «650+ мільярдів доларів». */
  readonly value: string;
  readonly text: string;
}

/** Shows the two cited figures (SPEC §2, cybersecurity article), as large as the home page's figures, each with its text. */
export function CitedNumbers({ figures }: { readonly figures: readonly CitedFigure[] }) {
  return (
    <ul className={styles.list}>
      {figures.map(({ id, value, text }) => {
        const [figure = '', ...unit] = value.split(/\s/);
        const number = figure.replace('+', '');
        return (
          <li key={id} className={styles.cited}>
            <strong className={styles.value}>
              <span className={styles.number}>
                {number}
                {number !== figure && <sup className={styles.plus}>+</sup>}
              </span>{' '}
              <span className={styles.unit}>{unit.join(' ')}</span>
            </strong>
            <p className={styles.text}>{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
