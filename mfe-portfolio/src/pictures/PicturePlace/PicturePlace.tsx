import * as styles from './PicturePlace.css.ts';

/** Where a picture hangs. Until it is painted its alternative text stands in the frame, as browsers show a missing image. */
export function PicturePlace({ alt }: { readonly alt: string }) {
  return (
    <figure className={styles.frame}>
      <figcaption>{alt}</figcaption>
    </figure>
  );
}
