// @vitest-environment happy-dom
import { createMessages } from 'shared/language';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '../locales/en.json';
import { shellNamespace } from '../locales/messages.ts';
import ua from '../locales/ua.json';
import { retryForever, waitForRetry } from './retryForever.browser.ts';

let begun = 0;
const seconds = () => (performance.now() - begun) / 1000;

beforeEach(() => {
  document.body.innerHTML = '';
  // Starts each test a day later, because the module remembers the times of its last retries.
  begun += 24 * 3_600_000;
  vi.useFakeTimers();
  vi.advanceTimersByTime(begun);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Lets all retries fail for some minutes. @returns the seconds at which a retry was due */
async function tryFor(minutes: number, meanwhile: () => void = () => {}): Promise<number[]> {
  const times: number[] = [];
  let cancelled = false;
  const trying = (async () => {
    for (let failures = 0; !cancelled; failures += 1) {
      await waitForRetry(failures);
      times.push(seconds());
    }
  })();
  for (let second = 0; second < minutes * 60; second += 1) {
    meanwhile();
    await vi.advanceTimersByTimeAsync(1000);
  }
  cancelled = true;
  void trying;
  return times;
}

const mostInAMinute = (times: readonly number[]): number =>
  Math.max(...times.map((from) => times.filter((time) => time >= from && time < from + 60).length));

it('retries begin after two seconds and slow down to at least one per 75 seconds', async () => {
  const times = await tryFor(10);
  expect(times[0]).toBeGreaterThanOrEqual(1.5);
  expect(times[0]).toBeLessThanOrEqual(2.5);
  const pauses = times.map((time, i) => time - (times[i - 1] ?? 0));
  expect(pauses[3]).toBeGreaterThan((pauses[1] ?? 0) * 2);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(75);
  expect(mostInAMinute(times)).toBeLessThanOrEqual(5);
});

it('two visitors retry at different times', async () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.99);
  const times: number[] = [];
  for (const _ of [1, 2]) void waitForRetry(3).then(() => times.push(seconds()));
  await vi.advanceTimersByTimeAsync(60_000);
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(5);
});

it('retries stay below six a minute, whatever events arrive', async () => {
  const times = await tryFor(10, () => {
    for (const kind of ['online', 'pageshow', 'keydown', 'pointerdown']) dispatchEvent(new Event(kind));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(times.length).toBeGreaterThan(40);
  expect(mostInAMinute(times)).toBeLessThanOrEqual(5);
});

function awaitTry(failures: number) {
  const then = vi.fn();
  void waitForRetry(failures).then(then);
  return then;
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it.each(['online', 'pageshow'])('an %s event retries at once', async (kind) => {
  const then = awaitTry(5);
  await pass(10_000);
  expect(then).not.toHaveBeenCalled();
  dispatchEvent(new Event(kind));
  await pass(0);
  expect(then).toHaveBeenCalledOnce();
});

it('repeated key presses cause one retry, ten seconds after the last', async () => {
  const then = awaitTry(5);
  for (let i = 0; i < 9; i += 1) {
    dispatchEvent(new Event('keydown'));
    await pass(1000);
  }
  expect(then).not.toHaveBeenCalled();
  await pass(1000);
  expect(then).toHaveBeenCalledOnce();
});

it.each([
  ['the tab is hidden', () => vi.spyOn(document, 'hidden', 'get'), true, document, 'visibilitychange'],
  ['the browser is offline', () => vi.spyOn(navigator, 'onLine', 'get'), false, window, 'online'],
] as const)('no retry happens while %s; the next follows at once', async (_, spy, away, target, kind) => {
  const state = spy().mockReturnValue(away);
  const then = awaitTry(0);
  await pass(24 * 3_600_000);
  expect(then).not.toHaveBeenCalled();
  state.mockReturnValue(!away);
  target.dispatchEvent(new Event(kind));
  await pass(0);
  expect(then).toHaveBeenCalledOnce();
});

it('retries go on after the clock of the computer was set back', async () => {
  await tryFor(1);
  vi.setSystemTime(Date.now() - 24 * 3_600_000);
  expect((await tryFor(5)).length).toBeGreaterThan(4);
});

const words = { ua, en };
const messagesIn = async (language: 'ua' | 'en') => {
  const messages = createMessages({ language, variables: {} });
  messages.addResourceBundle(language, shellNamespace, words[language]);
  return messages;
};

const after = (failures: number) => {
  let times = 0;
  return vi.fn(async () => {
    times += 1;
    if (times <= failures) throw new Error('away');
    return 'there';
  });
};
const line = () => document.querySelector('[role="status"]');

/** Lets three minutes pass, in which more than five retries are due. */
const someMinutes = () => pass(180_000);

it('an attempt that succeeds after retries returns its result and shows no message', async () => {
  const attempt = after(4);
  const trying = retryForever({ attempt, messages: messagesIn('ua') });
  await someMinutes();
  expect(await trying).toBe('there');
  expect(attempt).toHaveBeenCalledTimes(5);
  expect(line()).toBeNull();
});

it.each(['ua', 'en'] as const)('a reload is offered in language %s only after repeated failures', async (language) => {
  let isAway = true;
  const attempt = async () => {
    if (isAway) throw new Error('away');
    return 'there';
  };
  const trying = retryForever({ attempt, messages: messagesIn(language) });
  await someMinutes();
  expect(line()?.textContent).toContain(words[language].pagePart.unavailableTitle);
  expect(line()?.querySelector('button')?.textContent).toBe(words[language].pagePart.reload);
  isAway = false;
  await someMinutes();
  expect(await trying).toBe('there');
  expect(line()).toBeNull();
});

it('a cancelled retry removes its message, but only after the message loses focus', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  let leave = () => {};
  const cancelled = new Promise<void>((resolve) => (leave = resolve));
  const attempt = after(Number.POSITIVE_INFINITY);
  void retryForever({ attempt, cancelled, messages: messagesIn('ua') });
  await someMinutes();
  const button = line()?.querySelector('button');
  button?.focus();
  button?.click();
  expect(reload).toHaveBeenCalledOnce();
  leave();
  await cancelled;
  expect(line()).not.toBeNull();
  button?.blur();
  await someMinutes();
  expect(line()).toBeNull();
  const tried = attempt.mock.calls.length;
  await someMinutes();
  expect(attempt).toHaveBeenCalledTimes(tried);
});
