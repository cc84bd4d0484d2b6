import { lazy, Suspense, useSyncExternalStore } from 'react';

/** Matches wide viewports with a precise pointer that can hover, without reduced motion (SPEC §2, cursor overlay). */
const cursorQuery =
  '(width > 1024px) and (hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/** Loads the orange disc lazily, because phones never need it. If loading fails, only the native cursor is visible. */
const Bubble = lazy(() =>
  import(/* webpackChunkName: "cursor" */ './Bubble.tsx').catch(() => ({ default: () => null })),
);

/** Renders the cursor bubble where the device supports it; never while prerendering. */
export function Cursor() {
  const isSupported = useSyncExternalStore(
    subscribeToCursorQuery,
    () => window.matchMedia(cursorQuery).matches,
    () => false,
  );
  return isSupported ? (
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
