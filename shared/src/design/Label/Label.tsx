import * as styles from './Label.css.ts';

/** Renders a few words with an orange dot above a section's title. */
export function Label({ children }: { readonly children: string }) {
  return <p className={styles.label}>{children}</p>;
}
