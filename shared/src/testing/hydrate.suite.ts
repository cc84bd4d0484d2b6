import { act, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';

export interface HydratedElement {
  readonly app: HTMLElement;
  readonly rerender: (next: ReactElement) => Promise<void>;
  readonly unmount: () => Promise<void>;
}

/** Prerenders an element, calls `before`, and hydrates the element. Fails on mismatches. Needs `@vitest-environment happy-dom`. */
export async function hydrate(element: ReactElement, before = () => {}): Promise<HydratedElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const app = document.createElement('div');
  app.innerHTML = renderToString(element);
  document.body.replaceChildren(app);
  before();
  const errors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(app, element, { onRecoverableError: (error) => void errors.push(error) }),
  );
  if (errors.length > 0) throw errors[0];
  return {
    app,
    rerender: (next) => act(async () => root.render(next)),
    unmount: () => act(async () => root.unmount()),
  };
}

export function stubReducedMotion(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduce'),
    addEventListener() {},
    removeEventListener() {},
  }));
}
