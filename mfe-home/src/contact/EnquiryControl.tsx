import type { ReactNode } from 'react';
import { useHomeMessages } from '../messages.ts';
import { type EnquiryFault, type EnquiryField, enquiryLimits } from './Enquiry.ts';
import * as styles from './EnquiryControl.css.ts';

/** What the input of a field wears, so that its label, hint and fault belong to it. */
export interface ControlAttributes {
  readonly id: string;
  readonly name: EnquiryField;
  readonly className: string;
  readonly required: true;
  readonly maxLength: number;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': true | undefined;
}

interface EnquiryControlProps {
  readonly field: EnquiryField;
  readonly fault: EnquiryFault | undefined;
  /** What stands beside the hint. */
  readonly note?: string | undefined;
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** One field of the contact form with its label, hint and, if there is one, its fault. */
export function EnquiryControl({ field, fault, note, children }: EnquiryControlProps) {
  const t = useHomeMessages();
  const id = `contact-${field}`;
  return (
    <div className={styles.control}>
      <label htmlFor={id}>{t(`contact.form.${field}.label`)}</label>
      {children({
        id,
        name: field,
        className: styles.input,
        required: true,
        maxLength: enquiryLimits[field].max,
        'aria-describedby': fault ? `${id}-fault ${id}-hint` : `${id}-hint`,
        'aria-invalid': fault ? true : undefined,
      })}
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {t(`contact.form.errors.${fault}`, { ...enquiryLimits[field] })}
        </p>
      )}
      <p id={`${id}-hint`} className={styles.hint}>
        <span>{t(`contact.form.${field}.hint`)}</span>
        {note !== undefined && <span>{note}</span>}
      </p>
    </div>
  );
}
