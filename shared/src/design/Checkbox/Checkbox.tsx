import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> {
  /** Label of the checkbox; it may contain a link. */
  readonly children: ReactNode;
}

/** Renders a checkbox of 24 pixels with its label, in a row of 44 pixels. A click on the label toggles it. */
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
