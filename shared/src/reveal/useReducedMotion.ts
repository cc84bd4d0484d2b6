import { useSyncExternalStore } from 'react';
import { reducedMotion } from './reducedMotion.ts';

/** Returns true if the visitor asks for less motion; false while prerendering and hydrating. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    onChange,
    () => matchMedia(reducedMotion).matches,
    () => false,
  );
}

function onChange(changed: () => void) {
  const asked = matchMedia(reducedMotion);
  asked.addEventListener('change', changed);
  return () => asked.removeEventListener('change', changed);
}
