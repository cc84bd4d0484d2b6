import type { FigureBlock } from '../Article.ts';
import * as styles from './Illustration.css.ts';

/** A figure with its caption. Until its picture is drawn the description stands in its place, still as one picture. */
export function Illustration({ figure: { alt, caption } }: { readonly figure: FigureBlock }) {
  return (
    <figure className={styles.figure}>
      <div role="img" aria-label={alt} className={styles.place}>
        {alt}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
