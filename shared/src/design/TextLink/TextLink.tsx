import { Link, type LinkProps } from 'shared/navigation';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './TextLink.css.ts';

/** A link outside running text: medium weight, an arrow after its words, a rule under it that runs in again when it is pointed at. */
export function TextLink({ children, ...rest }: Omit<LinkProps, 'className'>) {
  return (
    <Link {...rest} className={styles.link}>
      {children}
      <Icon name="arrow" />
    </Link>
  );
}
