import * as styles from './Fairway.css.ts';

/**
 * Where the fairway runs through a page's banner: an empty strip from edge to edge of what it stands in, a little above its middle or where
 * `className` puts it. Between two pages the shell draws the line in it (docs/contracts.md).
 */
export function Fairway({ className }: { readonly className?: string | undefined }) {
  return <span className={className === undefined ? styles.fairway : `${styles.fairway} ${className}`} />;
}
