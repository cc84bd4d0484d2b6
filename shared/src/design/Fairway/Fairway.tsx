import * as styles from './Fairway.css.ts';

/**
 * Renders an empty strip across the banner, a little above its middle or where `className` puts it. During a page transition the shell
 * draws the fairway in it (docs/contracts.md).
 */
export function Fairway({ className }: { readonly className?: string | undefined }) {
  return <span className={className === undefined ? styles.fairway : `${styles.fairway} ${className}`} />;
}
