import type { Language } from 'shared/contract';
import type { Enquiry } from './Enquiry.ts';

/** How long an endpoint may take, in milliseconds. A hanging one must not hold the visitor. */
export const sendTimeLimit = 15_000;

/** What became of an enquiry: the endpoint took it, refused it or was out of reach, or did not answer in time. */
export type Sending = 'sent' | 'failed' | 'late';

/** Posts an enquiry as JSON to the endpoint that the owner has named. Never throws. */
export async function sendEnquiry(endpoint: string, enquiry: Enquiry, language: Language): Promise<Sending> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...enquiry, language }),
      signal: AbortSignal.timeout(sendTimeLimit),
      // The visitor's cookies are nobody's business here.
      credentials: 'omit',
    });
    return response.ok ? 'sent' : 'failed';
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'late' : 'failed';
  }
}
