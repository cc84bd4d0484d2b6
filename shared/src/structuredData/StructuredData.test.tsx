// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMessages, LanguageProvider } from 'shared/language';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Language } from '../contract/Language.ts';
import { StructuredData, serializeJsonLd } from './StructuredData.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

it('serializeJsonLd escapes markup, so data cannot end the script element', () => {
  expect(serializeJsonLd({ name: '</script><script>alert(1)</script>' })).not.toContain('<');
  expect(JSON.parse(serializeJsonLd({ name: '<b>' }))).toEqual({ name: '<b>' });
});

const words = {
  ua: createMessages({ language: 'ua', variables: {} }),
  en: createMessages({ language: 'en', variables: {} }),
};
const inLanguage = (language: Language, data: object | undefined) => (
  <LanguageProvider language={language} messages={words[language]}>
    <StructuredData data={data} />
  </LanguageProvider>
);

it('hydration keeps prerendered data, and a change of language removes it', async () => {
  const app = document.createElement('div');
  document.body.replaceChildren(app);
  app.innerHTML = renderToString(inLanguage('ua', { name: 'one' }));
  const errors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(app, inLanguage('ua', undefined), { onRecoverableError: (error) => errors.push(error) }),
  );
  expect(errors).toEqual([]);
  expect(app.querySelector('script')?.textContent).toBe('{"name":"one"}');
  await act(async () => root.render(inLanguage('en', undefined)));
  expect(app.querySelector('script')).toBeNull();
  await act(async () => root.render(inLanguage('ua', undefined)));
  expect(app.querySelector('script')).toBeNull();
});

it('a page rendered in the browser has no structured data', async () => {
  const app = document.createElement('div');
  await act(async () => createRoot(app).render(inLanguage('ua', undefined)));
  expect(app.querySelector('script')).toBeNull();
});
