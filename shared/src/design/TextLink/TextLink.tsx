import { Link, type LinkProps } from 'shared/navigation';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './TextLink.css.ts';

/** Renders a link outside running text, with an arrow. On hover, its underline retracts. */
export function TextLink({ children, ...rest }: Omit<LinkProps, 'className'>) {
  return (
    <Link {...rest} className={styles.link}>
      {children}
      <Icon name="arrow" />
    </Link>
  );
}
