import { useSyncExternalStore } from 'react';
import { reducedMotionQuery } from './reducedMotionQuery.ts';

/** Tells whether the visitor prefers reduced motion. Returns false while prerendering and hydrating. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(reducedMotionQuery).matches,
    () => false,
  );
}

function subscribe(notify: () => void) {
  const query = matchMedia(reducedMotionQuery);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}
