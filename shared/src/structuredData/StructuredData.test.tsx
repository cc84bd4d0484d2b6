// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { jsonLd, StructuredData } from './StructuredData.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

it('lets nothing in the data end its element', () => {
  expect(jsonLd({ name: '</script><script>alert(1)</script>' })).not.toContain('<');
  expect(JSON.parse(jsonLd({ name: '<b>' }))).toEqual({ name: '<b>' });
});

it('keeps what was prerendered, and goes when its page goes', async () => {
  const app = document.createElement('div');
  document.body.replaceChildren(app);
  app.innerHTML = renderToString(<StructuredData data={{ name: 'one' }} />);
  const errors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(app, <StructuredData data={{ name: 'one' }} />, { onRecoverableError: (error) => errors.push(error) }),
  );
  expect(errors).toEqual([]);
  expect(app.querySelector('script')?.textContent).toBe('{"name":"one"}');
  await act(async () => root.render(<StructuredData data={{ name: 'two' }} />));
  expect(app.querySelector('script')).toBeNull();
  await act(async () => root.render(<StructuredData data={{ name: 'one' }} />));
  expect(app.querySelector('script')).toBeNull();
});

it('writes no script in a page that is made in the browser', async () => {
  const app = document.createElement('div');
  await act(async () => createRoot(app).render(<StructuredData data={{ name: 'one' }} />));
  expect(app.querySelector('script')).toBeNull();
});
