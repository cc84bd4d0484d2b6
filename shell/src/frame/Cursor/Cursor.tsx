import { lazy, Suspense, useSyncExternalStore } from 'react';

/** Wide windows with a precise pointer that hovers, without reduced motion (SPEC §2, cursor overlay). */
const cursorQuery =
  '(width > 1024px) and (hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/** Loaded lazily, because phones never need it. If it fails to load, only the native cursor is shown. */
const Bubble = lazy(() =>
  import(/* webpackChunkName: "cursor" */ './Bubble.tsx').catch(() => ({ default: () => null })),
);

/** Renders the buoy that follows the pointer. It is not prerendered. */
export function Cursor() {
  const shown = useSyncExternalStore(
    subscribeToCursorQuery,
    () => window.matchMedia(cursorQuery).matches,
    () => false,
  );
  return shown ? (
    <Suspense>
      <Bubble />
    </Suspense>
  ) : null;
}

function subscribeToCursorQuery(onChange: () => void): () => void {
  const query = window.matchMedia(cursorQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
