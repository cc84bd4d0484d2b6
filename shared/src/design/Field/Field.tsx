import { type InputHTMLAttributes, type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Field.css.ts';

interface FieldWords {
  readonly label: string;
  readonly hint?: string | undefined;
  /** The error, and how to correct it. Marks the field as invalid. */
  readonly error?: string | undefined;
  /** Text at the end of the hint's row, such as the number of characters left. */
  readonly note?: string | undefined;
}

type Taken = 'className' | 'aria-describedby' | 'aria-invalid';

/** Props of an `input`, or with `rows` of a `textarea`. */
export type FieldProps = FieldWords &
  (
    | ({ readonly rows?: undefined; readonly ref?: Ref<HTMLInputElement> } & Omit<
        InputHTMLAttributes<HTMLInputElement>,
        Taken
      >)
    | ({ readonly rows: number; readonly ref?: Ref<HTMLTextAreaElement> } & Omit<
        TextareaHTMLAttributes<HTMLTextAreaElement>,
        Taken
      >)
  );

/** Renders a text field with its label above. An error has an icon, and `aria-describedby` connects it with the field. */
export function Field({ label, hint, error, note, id: given, ...control }: FieldProps) {
  const made = useId();
  const id = given ?? made;
  const described = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  const attributes = {
    id,
    className: styles.control,
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': error === undefined ? undefined : (true as const),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {control.rows === undefined ? <input {...control} {...attributes} /> : <textarea {...control} {...attributes} />}
      <span className={styles.buoy} />
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="warning" />
          {error}
        </p>
      )}
      {(hint !== undefined || note !== undefined) && (
        <p className={styles.below}>
          {hint !== undefined && <span id={`${id}-hint`}>{hint}</span>}
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </p>
      )}
    </div>
  );
}
