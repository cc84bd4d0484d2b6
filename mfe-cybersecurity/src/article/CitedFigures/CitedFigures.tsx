import * as styles from './CitedFigures.css.ts';

interface CitedFigure {
  readonly id: string;
  readonly value: string;
  readonly text: string;
}

/** The two figures the article cites (SPEC §2, cybersecurity article), large, each with what it says. */
export function CitedFigures({ figures }: { readonly figures: readonly CitedFigure[] }) {
  return (
    <ul className={styles.list}>
      {figures.map(({ id, value, text }) => {
        const [number, ...unit] = value.split(/\s/);
        return (
          <li key={id} className={styles.cited}>
            <strong className={styles.value}>
              <span className={styles.number}>{number}</span> <span className={styles.unit}>{unit.join(' ')}</span>
            </strong>
            <p className={styles.text}>{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
