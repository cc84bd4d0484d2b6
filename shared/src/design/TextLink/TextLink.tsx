import { Link, type LinkProps } from 'shared/navigation';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './TextLink.css.ts';

export interface TextLinkProps extends Omit<LinkProps, 'className'> {
  /** An arrow after the words, for what leads on. */
  readonly arrow?: boolean | undefined;
}

/** A link that stands by itself: medium weight, a rule under it that runs in again when it is pointed at. */
export function TextLink({ arrow = true, children, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className={styles.link}>
      {children}
      {arrow && <Icon name="arrow" />}
    </Link>
  );
}
