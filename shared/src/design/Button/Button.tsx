import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'shared/navigation';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Button.css.ts';

export type ButtonTone = keyof typeof styles.tone;

interface ButtonLook {
  readonly tone?: ButtonTone;
  /** Shows an arrow after the text. */
  readonly arrow?: boolean;
}

export function Button({
  tone = 'buoy',
  arrow = false,
  children,
  ...rest
}: ButtonLook & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  return (
    <button type="button" {...rest} className={styles.tone[tone]}>
      {children}
      {arrow && <Icon name="arrow" />}
    </button>
  );
}

export function ButtonLink({
  tone = 'buoy',
  arrow = true,
  children,
  ...rest
}: ButtonLook & Omit<LinkProps, 'className'>) {
  return (
    <Link {...rest} className={styles.tone[tone]}>
      {children}
      {arrow && <Icon name="arrow" />}
    </Link>
  );
}
