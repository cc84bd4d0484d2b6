import * as styles from './CaseFigures.css.ts';

interface CaseFiguresProps {
  readonly figures: readonly { readonly value: string; readonly label: string }[];
}

/** The numbers of a case in large type (SPEC §9, case figures). */
export function CaseFigures({ figures }: CaseFiguresProps) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
