import * as styles from './Fairway.css.ts';

/** Renders an empty strip across the banner, in which the shell draws the fairway during a page transition (docs/contracts.md). */
export function Fairway({ className }: { readonly className?: string | undefined }) {
  return <span className={className === undefined ? styles.fairway : `${styles.fairway} ${className}`} />;
}
