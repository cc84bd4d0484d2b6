import type { HomeMessages } from '../messages.ts';

/** Letter that a visitor writes to the agency (SPEC §3, contact form state). */
export interface Enquiry {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export type EnquiryField = keyof Enquiry;

/** Lengths in characters. All fields are required (SPEC §5). */
export const enquiryLimits: Readonly<Record<EnquiryField, { readonly min: number; readonly max: number }>> = {
  name: { min: 1, max: 100 },
  email: { min: 1, max: 254 },
  message: { min: 10, max: 5000 },
};

/** All fields of an enquiry, in the order of the form. */
export const enquiryFields = Object.keys(enquiryLimits) as readonly EnquiryField[];

/** Fault of a field: the key of its error message. */
export type EnquiryFault = keyof HomeMessages['contact']['form']['errors'];

export type EnquiryFaults = Readonly<Partial<Record<EnquiryField, EnquiryFault>>>;

/** Finds the faults of an enquiry. `emailIsMalformed` comes from the browser's own validation of the email address (SPEC §5). */
export function findEnquiryFaults(enquiry: Enquiry, emailIsMalformed: boolean): EnquiryFaults {
  const name = findFieldFault(enquiry.name, enquiryLimits.name, ['nameRequired', 'nameRequired', 'nameTooLong']);
  const email =
    findFieldFault(enquiry.email, enquiryLimits.email, ['emailRequired', 'emailRequired', 'emailTooLong']) ??
    (emailIsMalformed ? 'emailInvalid' : undefined);
  const message = findFieldFault(enquiry.message, enquiryLimits.message, [
    'messageRequired',
    'messageTooShort',
    'messageTooLong',
  ]);
  return { ...(name && { name }), ...(email && { email }), ...(message && { message }) };
}

function findFieldFault(
  value: string,
  { min, max }: { readonly min: number; readonly max: number },
  [missing, tooShort, tooLong]: readonly [EnquiryFault, EnquiryFault, EnquiryFault],
): EnquiryFault | undefined {
  const { length } = value.trim();
  if (length === 0) return missing;
  if (length < min) return tooShort;
  return length > max ? tooLong : undefined;
}
