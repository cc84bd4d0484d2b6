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

describe('raceDocument', () => {
  it('a page that loads within a second causes no request for its document', async () => {
    const fetched = serve(async () => new Response('<html>'));
    await expect(raceDocument(Promise.resolve('page'), address)).resolves.toBe('page');
    await vi.advanceTimersByTimeAsync(5000);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('a page that fails within a second rejects without a request', async () => {
    serve(async () => new Response('<html>'));
    await expect(raceDocument(Promise.reject(new Error('dead')), address)).rejects.toThrow('dead');
  });

  it('a page that hangs is replaced by its document as soon as that arrives', async () => {
    const fetched = serve(async () => new Response('<html>'));
    const outcome = raceDocument(never, address).catch(String);
    await vi.advanceTimersByTimeAsync(999);
    expect(fetched).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched.mock.calls[0]?.[0]).toBe(address);
    await expect(outcome).resolves.toContain('arrived as a document');
  });

  it('a page that arrives before its document is shown, and the request is cancelled', async () => {
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
    ['has an error status', async () => new Response('', { status: 503 })],
  ])('a document that %s is ignored, and the page is awaited', async (_name, answer) => {
    serve(answer);
    const page = new Promise((resolve) => setTimeout(resolve, 4000, 'page'));
    const outcome = raceDocument(page, address);
    await vi.advanceTimersByTimeAsync(4000);
    await expect(outcome).resolves.toBe('page');
  });
});
