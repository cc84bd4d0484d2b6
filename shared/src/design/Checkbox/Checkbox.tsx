import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> {
  /** Label of the checkbox. It may contain a link. */
  readonly children: ReactNode;
}

/** Renders a checkbox with its label. A click on the label toggles the checkbox. */
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
