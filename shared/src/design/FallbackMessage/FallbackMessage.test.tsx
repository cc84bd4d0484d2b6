// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { type HydratedElement, hydrate } from '../../testing/hydrate.suite.ts';
import { FallbackMessage } from './FallbackMessage.tsx';

let hydrated: HydratedElement | undefined;
afterEach(async () => {
  await hydrated?.unmount();
  vi.restoreAllMocks();
});

it('the fallback message is prerendered hidden and without text', () => {
  expect(renderToString(<FallbackMessage text="No map." />)).toMatch(
    /^<p role="alert" data-fallback-message="No map\." hidden="" [^>]*><\/p>$/,
  );
});

it('hydration hides a fallback message that was shown', async () => {
  const say = vi.spyOn(HTMLElement.prototype, 'hidden', 'set');
  hydrated = await hydrate(<FallbackMessage text="No map." />);
  expect(say).toHaveBeenCalledWith(true);
  expect(hydrated.app.querySelector<HTMLElement>('[data-fallback-message]')?.hidden).toBe(true);
});
