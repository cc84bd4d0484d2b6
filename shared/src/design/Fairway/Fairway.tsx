import * as styles from './Fairway.css.ts';

/** Renders an empty strip across the banner. During a page transition, the shell draws an orange line in it. */
export function Fairway({ className }: { readonly className?: string | undefined }) {
  return <span className={className === undefined ? styles.fairway : `${styles.fairway} ${className}`} />;
}
