import { expect, it } from 'vitest';
import { findEnquiryFaults } from './Enquiry.ts';

const enquiry = { name: 'Olena', email: 'olena@example.com', message: 'We need an online store.' };

it('an enquiry with a name, an address and ten characters of text has no fault', () => {
  expect(findEnquiryFaults({ ...enquiry, message: '0123456789' }, false)).toEqual({});
});

it('an empty or blank field is reported as required', () => {
  expect(findEnquiryFaults({ name: '', email: ' ', message: '\n' }, false)).toEqual({
    name: 'nameRequired',
    email: 'emailRequired',
    message: 'messageRequired',
  });
});

it('a message below ten characters is reported as too short', () => {
  expect(findEnquiryFaults({ ...enquiry, message: '012345678' }, false)).toEqual({ message: 'messageTooShort' });
});

it('the fields accept 100, 254 and 5000 characters, but not one more', () => {
  const longest = { name: 'n'.repeat(100), email: 'e'.repeat(254), message: 'm'.repeat(5000) };
  expect(findEnquiryFaults(longest, false)).toEqual({});
  expect(
    findEnquiryFaults({ name: `${longest.name}n`, email: `${longest.email}e`, message: `${longest.message}m` }, false),
  ).toEqual({ name: 'nameTooLong', email: 'emailTooLong', message: 'messageTooLong' });
});

it('only the browser decides whether an email address is malformed', () => {
  expect(findEnquiryFaults({ ...enquiry, email: 'olena' }, true)).toEqual({ email: 'emailInvalid' });
  expect(findEnquiryFaults({ ...enquiry, email: 'olena' }, false)).toEqual({});
});
