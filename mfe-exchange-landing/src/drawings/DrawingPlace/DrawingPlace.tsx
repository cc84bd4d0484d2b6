import * as styles from './DrawingPlace.css.ts';

interface DrawingPlaceProps {
  readonly alt: string;
  readonly caption?: string;
}

/** Where a drawing stands. Until it is made its alternative text stands in the frame, as browsers show a missing image. */
export function DrawingPlace({ alt, caption }: DrawingPlaceProps) {
  return (
    <figure className={styles.place}>
      <p className={styles.frame}>{alt}</p>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
