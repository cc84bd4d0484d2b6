import * as styles from './RiverChart.css.ts';

/** Where the river turns south: its banks, its middle line and the office, drawn without asking anyone for a map. */
export function RiverChart({ label }: { readonly label: string }) {
  return (
    <svg className={styles.chart} viewBox="0 0 800 350" role="img" aria-label={label}>
      {[-48, -24, 0, 24, 48].map((shift) => (
        <path
          key={shift}
          className={shift === 0 ? styles.fairway : styles.bank}
          d={`M0 ${70 + shift}C260 ${40 + shift} 400 ${90 + shift} ${470 - shift} 170S${560 - shift} 300 ${540 - shift} 350`}
        />
      ))}
      <circle className={styles.office} cx="400" cy="205" r="9" />
    </svg>
  );
}
