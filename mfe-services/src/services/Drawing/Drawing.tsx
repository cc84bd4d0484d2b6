import * as styles from './Drawing.css.ts';

/** The place of a drawing, filled with its description. To assistive technology it is one picture with that name. */
export function Drawing({ description }: { readonly description: string }) {
  return (
    <div role="img" aria-label={description} className={styles.drawing}>
      {description}
    </div>
  );
}
