import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { raceDocument } from './documentFallback.browser.ts';

const never = new Promise<string>(() => {});
const address = '/en/portfolio';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function serve(answer: () => Promise<Response>) {
  const fetched = vi.fn((_address: string, { signal }: RequestInit) => {
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
    return Promise.race([answer(), aborted]);
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

describe('a page and its document', () => {
  it('a page that comes within a second costs no request', async () => {
    const fetched = serve(async () => new Response('<html>'));
    await expect(raceDocument(Promise.resolve('page'), address)).resolves.toBe('page');
    await vi.advanceTimersByTimeAsync(5000);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('a page that fails at once fails at once', async () => {
    serve(async () => new Response('<html>'));
    await expect(raceDocument(Promise.reject(new Error('dead')), address)).rejects.toThrow('dead');
  });

  it('a page that hangs gives way to its document as soon as that is there', async () => {
    const fetched = serve(async () => new Response('<html>'));
    const outcome = raceDocument(never, address).catch(String);
    await vi.advanceTimersByTimeAsync(999);
    expect(fetched).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched.mock.calls[0]?.[0]).toBe(address);
    await expect(outcome).resolves.toContain('arrived as a document');
  });

  it('a page that comes while its document is on its way is shown, and the document is called off', async () => {
    let signal: AbortSignal | null | undefined;
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      signal = init.signal;
      return never;
    });
    const page = new Promise((resolve) => setTimeout(resolve, 1500, 'page'));
    const outcome = raceDocument(page, address);
    await vi.advanceTimersByTimeAsync(1500);
    await expect(outcome).resolves.toBe('page');
    expect(signal?.aborted).toBe(true);
  });

  it.each([
    ['is refused', async () => Promise.reject(new TypeError('refused'))],
    ['is an error', async () => new Response('', { status: 503 })],
  ])('a document that %s changes nothing: the page is waited for', async (_name, answer) => {
    serve(answer);
    const page = new Promise((resolve) => setTimeout(resolve, 4000, 'page'));
    const outcome = raceDocument(page, address);
    await vi.advanceTimersByTimeAsync(4000);
    await expect(outcome).resolves.toBe('page');
  });
});
