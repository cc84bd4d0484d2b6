import { afterEach, expect, it, vi } from 'vitest';
import { sendEnquiry, sendTimeoutMs } from './sendEnquiry.ts';

const enquiry = { name: 'Olena', email: 'olena@firma.ua', message: 'A shop for sofas.' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('posts the enquiry as JSON, without cookies, and says that it was taken', async () => {
  const fetched = vi.fn(async (_address: string, _request: RequestInit) => new Response(null, { status: 202 }));
  vi.stubGlobal('fetch', fetched);
  expect(await sendEnquiry('https://forms.example/enquiry', enquiry, 'ua')).toBe('sent');
  const [address, request] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('https://forms.example/enquiry');
  expect(request).toMatchObject({ method: 'POST', credentials: 'omit' });
  expect(JSON.parse(String(request?.body))).toEqual({ ...enquiry, language: 'ua' });
});

it('tells a refusal from an endpoint that does not answer', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }));
  expect(await sendEnquiry('https://forms.example', enquiry, 'en')).toBe('failed');
  vi.stubGlobal('fetch', async () => Promise.reject(new DOMException('Late', 'TimeoutError')));
  expect(await sendEnquiry('https://forms.example', enquiry, 'en')).toBe('late');
});

it.each([
  ['a page', '<h1>Thank you</h1>', 'sent'],
  ['nothing', null, 'sent'],
  ['that it took it', '{"success":true,"error":null,"errors":[]}', 'sent'],
  ['that it did not', '{"success":false}', 'failed'],
  ['so in letters', '{"success":"false","message":"Activate the form"}', 'failed'],
  ['not ok', '{"ok":false}', 'failed'],
  ['an error', '{"error":"Form not found"}', 'failed'],
  ['errors', '{"errors":[{"code":"EMPTY"}]}', 'failed'],
  ['a result that is one', '{"result":"error"}', 'failed'],
])('reads what an endpoint says with 200: %s', async (_, body, expected) => {
  vi.stubGlobal('fetch', async () => new Response(body));
  expect(await sendEnquiry('https://forms.example', enquiry, 'en')).toBe(expected);
});

it('does not say that a letter was not sent where nobody knows: the answer could not be read', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await sendEnquiry('https://forms.example', enquiry, 'en')).toBe('unsure');
  vi.stubGlobal('navigator', { onLine: false });
  expect(await sendEnquiry('https://forms.example', enquiry, 'en')).toBe('failed');
});

it('gives up after its time limit', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  vi.stubGlobal('fetch', async () => new Response());
  await sendEnquiry('https://forms.example', enquiry, 'en');
  expect(timeout).toHaveBeenCalledWith(sendTimeoutMs);
});
