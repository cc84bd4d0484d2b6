// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { readDraft, removeDraft, storeDraft } from './draft.ts';

const draft = { name: 'Олена', email: 'olena@', message: '<script>alert(1)</script>' };

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('a stored draft is read back unchanged until it is removed', () => {
  storeDraft(draft);
  expect(readDraft()).toEqual(draft);
  removeDraft();
  expect(readDraft()).toEqual({});
});

it('a stored value that is not a draft is ignored', () => {
  for (const stored of ['null', '7', '{', '["name"]', '{"name":7,"role":"admin"}']) {
    sessionStorage.setItem('porohy-enquiry', stored);
    expect(readDraft(), stored).toEqual({});
  }
});

it('blocked storage causes no error and gives an empty draft', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('Blocked', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError');
    },
    removeItem: () => {
      throw new DOMException('Blocked', 'SecurityError');
    },
  });
  storeDraft(draft);
  expect(readDraft()).toEqual({});
  removeDraft();
});
