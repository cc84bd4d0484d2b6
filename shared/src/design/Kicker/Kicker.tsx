import * as styles from './Kicker.css.ts';

/** Renders an orange dot and a few words, above a section's title. */
export function Kicker({ children }: { readonly children: string }) {
  return <p className={styles.label}>{children}</p>;
}
