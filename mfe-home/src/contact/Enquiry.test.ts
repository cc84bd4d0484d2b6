import { expect, it } from 'vitest';
import { findEnquiryFaults } from './Enquiry.ts';

const enquiry = { name: 'Olena', email: 'olena@example.com', message: 'We need an online store.' };

it('finds no fault in a name, an address and a message of ten characters', () => {
  expect(findEnquiryFaults({ ...enquiry, message: '0123456789' }, false)).toEqual({});
});

it('asks for every field that is empty or holds only spaces', () => {
  expect(findEnquiryFaults({ name: '', email: ' ', message: '\n' }, false)).toEqual({
    name: 'nameRequired',
    email: 'emailRequired',
    message: 'messageRequired',
  });
});

it('asks for more detail below ten characters', () => {
  expect(findEnquiryFaults({ ...enquiry, message: '012345678' }, false)).toEqual({ message: 'messageTooShort' });
});

it('accepts 100, 254 and 5000 characters, and not one more', () => {
  const longest = { name: 'n'.repeat(100), email: 'e'.repeat(254), message: 'm'.repeat(5000) };
  expect(findEnquiryFaults(longest, false)).toEqual({});
  expect(
    findEnquiryFaults({ name: `${longest.name}n`, email: `${longest.email}e`, message: `${longest.message}m` }, false),
  ).toEqual({ name: 'nameTooLong', email: 'emailTooLong', message: 'messageTooLong' });
});

it('leaves the form of the address to the browser', () => {
  expect(findEnquiryFaults({ ...enquiry, email: 'olena' }, true)).toEqual({ email: 'emailInvalid' });
  expect(findEnquiryFaults({ ...enquiry, email: 'olena' }, false)).toEqual({});
});
