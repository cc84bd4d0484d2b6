import type { ServiceColor } from '../ServiceRecord.ts';
import { onPaper } from '../tones.css.ts';
import * as styles from './PointList.css.ts';

interface PointListProps {
  readonly id: string;
  readonly title: string;
  readonly points: readonly string[];
  readonly closing: string;
  readonly color: ServiceColor;
}

/** What is built, a line for each kind, and a closing text. */
export function PointList({ id, title, points, closing, color }: PointListProps) {
  return (
    <div id={id}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={`${onPaper[color]} ${styles.list}`}>
        {points.map((point) => (
          <li key={point} className={styles.point}>
            {point}
          </li>
        ))}
      </ul>
      <p className={styles.closing}>{closing}</p>
    </div>
  );
}
