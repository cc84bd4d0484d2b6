import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> {
  /** The text that is agreed to; it may hold a link. */
  readonly children: ReactNode;
}

/** A box to tick: 24 pixels in a row of 44, and its words tick it, too. */
export function Checkbox({ children, id: given, ...control }: CheckboxProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <div className={styles.row}>
      <input {...control} id={id} type="checkbox" className={styles.box} />
      <label htmlFor={id} className={styles.label}>
        {children}
      </label>
    </div>
  );
}
