import { afterEach, expect, it, vi } from 'vitest';
import { rememberLanguage } from './rememberLanguage.browser.ts';

afterEach(() => vi.unstubAllGlobals());

it('the choice is stored under the library’s default key', () => {
  const setItem = vi.fn();
  vi.stubGlobal('localStorage', { setItem });
  rememberLanguage('en');
  expect(setItem.mock.calls).toEqual([['i18nextLng', 'en']]);
});

it('a storage that throws causes no error', () => {
  const setItem = vi.fn(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.stubGlobal('localStorage', { setItem });
  rememberLanguage('ua');
  expect(setItem).toHaveBeenCalledOnce();
});
