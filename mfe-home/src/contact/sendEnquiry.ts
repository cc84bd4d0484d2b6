import type { Language } from 'shared/contract';
import type { Enquiry } from './Enquiry.ts';

/** Time after which the form stops waiting for the endpoint's answer. */
export const sendTimeoutMs = 15_000;

/**
 * Outcome of an enquiry. `sent`: the endpoint accepted it. `failed`: the endpoint refused it or could not be reached. `late`: no answer in
 * time. `unsure`: the page may not read the answer (a redirect to another site, or no CORS headers), so the enquiry may have arrived.
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
      // Sends no cookies, because the endpoint needs none.
      credentials: 'omit',
    });
    return response.ok && !(await isRefused(response)) ? 'sent' : 'failed';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return 'late';
    return navigator.onLine === false ? 'failed' : 'unsure';
  }
}

/** Tells whether the body of a successful answer reports a refusal, as some form services do. */
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
    // The body is no JSON (an HTML page, or empty), so it reports no refusal.
    return false;
  }
}
