// @vitest-environment happy-dom
import { createMessages } from 'shared/language';
import { beforeEach, expect, it, vi } from 'vitest';
import en from '../locales/en.json';
import { shellMessages } from '../locales/messages.ts';
import ua from '../locales/ua.json';
import { tryAgain } from './again.browser.ts';

vi.mock('./nextTry.browser.ts', () => ({ nextTry: async () => {} }));

const words = { ua, en };
const messagesIn = async (language: 'ua' | 'en') => {
  const messages = createMessages({ language, variables: {} });
  messages.addResourceBundle(language, shellMessages, words[language]);
  return messages;
};

/** Fails so often, then comes. */
const after = (failures: number) => {
  let times = 0;
  return vi.fn(async () => {
    times += 1;
    if (times <= failures) throw new Error('away');
    return 'there';
  });
};
const line = () => document.querySelector('[role="status"]');

beforeEach(() => {
  document.body.innerHTML = '';
});

it('gives what comes after some tries, and has said nothing', async () => {
  const attempt = after(4);
  expect(await tryAgain({ attempt, messages: messagesIn('ua') })).toBe('there');
  expect(attempt).toHaveBeenCalledTimes(5);
  expect(line()).toBeNull();
});

it.each(['ua', 'en'] as const)(
  'offers the reload in the frame’s words, in %s, only where tries do not help',
  async (language) => {
    let come = () => {};
    const attempt = after(5);
    const trying = tryAgain({
      attempt: async () => {
        if (attempt.mock.calls.length === 5) await new Promise<void>((resolve) => (come = resolve));
        return attempt();
      },
      messages: messagesIn(language),
    });
    await vi.waitFor(() => expect(line()?.textContent).toContain(words[language].pagePart.unavailableTitle));
    expect(line()?.querySelector('button')?.textContent).toBe(words[language].pagePart.reload);
    await vi.waitFor(() => {
      come();
      expect(line()).toBeNull();
    });
    expect(await trying).toBe('there');
  },
);

it('takes its line back when nobody waits any more, but not from under the visitor’s hands', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  let leave = () => {};
  const over = new Promise<void>((resolve) => (leave = resolve));
  const attempt = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    throw new Error('away');
  });
  void tryAgain({ attempt, over, messages: messagesIn('ua') });
  await vi.waitFor(() => expect(line()).not.toBeNull());
  const button = line()?.querySelector('button');
  button?.focus();
  button?.click();
  expect(reload).toHaveBeenCalledOnce();
  leave();
  await over;
  expect(line()).not.toBeNull();
  button?.blur();
  await vi.waitFor(() => expect(line()).toBeNull());
  const tried = attempt.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(attempt.mock.calls.length).toBeLessThanOrEqual(tried + 1);
});
