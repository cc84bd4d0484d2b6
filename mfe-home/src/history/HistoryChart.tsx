import * as styles from './HistoryChart.css.ts';

/** Four programmers and two managers in 2017; 60+ people today (SPEC §1). */
const team = { atFirst: 6, today: 60 };

/** The line drawn in colour: the fairway, near the middle of the stream. */
const fairway = 27;

const width = 1000;
const height = 240;

/** Six lines on the left spread into sixty on the right. The figure is the data: one line is one person. */
export function HistoryChart({ label }: { readonly label: string }) {
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {Array.from({ length: team.today }, (_, index) => {
        const first = Math.floor((index * team.atFirst) / team.today);
        const from = levelOf(first, team.atFirst, height / 4);
        const to = levelOf(index, team.today, height);
        const path = `M0 ${from}C${width * 0.4} ${from} ${width * 0.6} ${to} ${width} ${to}`;
        return <path key={path} d={path} className={index === fairway ? styles.fairway : styles.line} />;
      })}
    </svg>
  );
}

/** The height of one of `count` lines that share a bed of the given width around the middle. */
function levelOf(index: number, count: number, bed: number): number {
  return (height - bed) / 2 + ((index + 0.5) * bed) / count;
}
