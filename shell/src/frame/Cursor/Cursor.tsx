import { lazy, Suspense, useSyncExternalStore } from 'react';

/** Wide windows with a fine pointer that hovers, and where motion is welcome (SPEC §2, cursor overlay). */
const cursorQuery =
  '(width > 1024px) and (hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/** Neither its script nor its styles are anything to a phone. Where it does not come, the browser's own cursor is enough. */
const Bubble = lazy(() =>
  import(/* webpackChunkName: "cursor" */ './Bubble.tsx').catch(() => ({ default: () => null })),
);

/** The buoy that follows the pointer. It is no part of the prerendered page, and no part of any other. */
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
