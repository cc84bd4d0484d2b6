import { useSyncExternalStore } from 'react';
import { reducedMotion } from './reducedMotion.ts';

/** Tells whether the visitor prefers reduced motion. Returns false while prerendering and hydrating. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(reducedMotion).matches,
    () => false,
  );
}

function subscribe(notify: () => void) {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}
