import type { Translate } from 'shared/language';
import type { HomeMessages } from '../messages.ts';
import type { Enquiry } from './Enquiry.ts';

/** A letter to the agency that the visitor sends with their own mail program. */
export interface Mail {
  readonly subject: string;
  readonly body: string;
  /** Link that opens the mail program with the letter. */
  readonly href: string;
}

/** Writes the letter for an enquiry. Sends nothing: the product makes no network calls (SPEC §7). */
export function composeMail(enquiry: Enquiry, to: string, t: Translate<HomeMessages>): Mail {
  const name = enquiry.name.trim().replace(/\s+/g, ' ');
  const subject = t('contact.form.mail.subject', { name });
  const body = t('contact.form.mail.body', {
    message: enquiry.message.trim().replace(/\r\n?/g, '\n'),
    name,
    senderEmail: enquiry.email.trim(),
  });
  // RFC 6068 requires CRLF for a line break.
  const href = `${createMailtoLink(to, subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  return { subject, body, href };
}

/** Creates a link that opens the mail program with a subject. The @ is not escaped (RFC 6068). */
export function createMailtoLink(to: string, subject: string): string {
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}
