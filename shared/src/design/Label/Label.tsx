import * as styles from './Label.css.ts';

/** The buoy and a few words: what a part of a page is about, above its title. */
export function Label({ children }: { readonly children: string }) {
  return <p className={styles.label}>{children}</p>;
}
