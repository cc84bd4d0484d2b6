import type { Language } from 'shared/contract';
import type { Enquiry } from './Enquiry.ts';

/** Milliseconds that an endpoint may take. A hanging one must not hold the visitor. */
export const sendTimeoutMs = 15_000;

/**
 * Outcome of an enquiry. `sent`: the endpoint took it. `failed`: the endpoint refused it, or was out of reach. `late`: no answer came in
 * time. `unsure`: this page may not read the answer (a redirect to another site, or one without CORS headers). Then it may have arrived.
 */
export type SendResult = 'sent' | 'failed' | 'late' | 'unsure';

/** Posts an enquiry as JSON to the endpoint that the owner has named. Never throws. */
export async function sendEnquiry(endpoint: string, enquiry: Enquiry, language: Language): Promise<SendResult> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...enquiry, language }),
      signal: AbortSignal.timeout(sendTimeoutMs),
      // The visitor's cookies are nobody's business here.
      credentials: 'omit',
    });
    return response.ok && !(await isRefused(response)) ? 'sent' : 'failed';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return 'late';
    return navigator.onLine === false ? 'failed' : 'unsure';
  }
}

/** Tells whether a successful answer says in its words that the letter was not taken: services for forms do so. */
async function isRefused(response: Response): Promise<boolean> {
  const text = await response.text();
  try {
    const { success, ok, error, errors, result, status } = JSON.parse(text);
    return (
      [success, ok].some((says) => `${says}` === 'false') ||
      [result, status].includes('error') ||
      Boolean(error) ||
      errors?.length > 0
    );
  } catch {
    // A page, or nothing.
    return false;
  }
}
