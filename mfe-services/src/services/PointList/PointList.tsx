import { useAssets } from 'shared/assets';
import type { BuiltWith } from '../BuiltWith.ts';
import * as styles from './PointList.css.ts';

interface PointListProps extends BuiltWith {
  readonly id: string;
  readonly pictures: readonly string[];
}

/** Lists typical projects: a line and a small drawing for each kind, and a closing text. */
export function PointList({ id, title, points, closing, pictures }: PointListProps) {
  const address = useAssets();
  return (
    <div id={id}>
      <h3 className={styles.title}>{title}</h3>
      <ul role="list" className={styles.list}>
        {points.map((point, index) => (
          <li key={point} className={styles.point}>
            {point}
            <img
              src={address(pictures[index] ?? '')}
              alt=""
              width={264}
              height={96}
              loading="lazy"
              decoding="async"
              className={styles.picture}
            />
          </li>
        ))}
      </ul>
      <p className={styles.closing}>{closing}</p>
    </div>
  );
}
