import * as styles from './Fairway.css.ts';

/**
 * Empty strip that the fairway runs through, from edge to edge of a page's banner, a little above its middle or where `className` puts it.
 * Between two pages the shell draws the line in it (docs/contracts.md).
 */
export function Fairway({ className }: { readonly className?: string | undefined }) {
  return <span className={className === undefined ? styles.fairway : `${styles.fairway} ${className}`} />;
}
