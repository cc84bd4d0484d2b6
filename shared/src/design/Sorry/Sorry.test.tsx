// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { type Hydrated, hydrate } from '../../testing/hydrate.ts';
import { Sorry } from './Sorry.tsx';

let hydrated: Hydrated | undefined;
afterEach(async () => {
  await hydrated?.unmount();
  vi.restoreAllMocks();
});

it('is in the HTML, hidden', () => {
  expect(renderToString(<Sorry>No map.</Sorry>)).toBe('<p role="alert" data-sorry="" hidden="">No map.</p>');
});

it('that was shown is hidden again when script is there after all', async () => {
  const say = vi.spyOn(HTMLElement.prototype, 'hidden', 'set');
  hydrated = await hydrate(<Sorry>No map.</Sorry>);
  expect(say).toHaveBeenCalledWith(true);
  expect(hydrated.app.querySelector<HTMLElement>('[data-sorry]')?.hidden).toBe(true);
});
