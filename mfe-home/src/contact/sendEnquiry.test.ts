import { afterEach, expect, it, vi } from 'vitest';
import { sendEnquiry, sendTimeoutMs } from './sendEnquiry.ts';

const enquiry = { name: 'Olena', email: 'olena@firma.ua', message: 'A shop for sofas.' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('an accepted enquiry is posted as JSON without cookies and gives "sent"', async () => {
  const fetched = vi.fn(async (_address: string, _request: RequestInit) => new Response(null, { status: 202 }));
  vi.stubGlobal('fetch', fetched);
  expect(await sendEnquiry('https://forms.example/enquiry', enquiry, 'ua')).toBe('sent');
  const [address, request] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('https://forms.example/enquiry');
  expect(request).toMatchObject({ method: 'POST', credentials: 'omit' });
  expect(JSON.parse(String(request?.body))).toEqual({ ...enquiry, language: 'ua' });
});

it('a refusal gives "failed", and a timeout gives "late"', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }));
  expect(await sendEnquiry('https://forms.example', enquiry, 'en')).toBe('failed');
  vi.stubGlobal('fetch', async () => Promise.reject(new DOMException('Late', 'TimeoutError')));
  expect(await sendEnquiry('https://forms.example', enquiry, 'en')).toBe('late');
});

it.each([
  ['a page counts as sent', '<h1>Thank you</h1>', 'sent'],
  ['an empty body counts as sent', null, 'sent'],
  ['success: true counts as sent', '{"success":true,"error":null,"errors":[]}', 'sent'],
  ['success: false counts as failed', '{"success":false}', 'failed'],
  ['success: "false" as a string counts as failed', '{"success":"false","message":"Activate the form"}', 'failed'],
  ['ok: false counts as failed', '{"ok":false}', 'failed'],
  ['an error counts as failed', '{"error":"Form not found"}', 'failed'],
  ['a list of errors counts as failed', '{"errors":[{"code":"EMPTY"}]}', 'failed'],
  ['the result "error" counts as failed', '{"result":"error"}', 'failed'],
])('sendEnquiry judges a 200 response by its body: %s', async (_, body, expected) => {
  vi.stubGlobal('fetch', async () => new Response(body));
  expect(await sendEnquiry('https://forms.example', enquiry, 'en')).toBe(expected);
});

it('an unreadable answer gives "unsure" online and "failed" offline', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await sendEnquiry('https://forms.example', enquiry, 'en')).toBe('unsure');
  vi.stubGlobal('navigator', { onLine: false });
  expect(await sendEnquiry('https://forms.example', enquiry, 'en')).toBe('failed');
});

it('sendEnquiry sets its timeout on the request', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  vi.stubGlobal('fetch', async () => new Response());
  await sendEnquiry('https://forms.example', enquiry, 'en');
  expect(timeout).toHaveBeenCalledWith(sendTimeoutMs);
});
