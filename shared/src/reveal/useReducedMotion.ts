import { useSyncExternalStore } from 'react';
import { reducedMotion } from './reducedMotion.ts';

/** Whether the visitor asks for less motion. While prerendering and hydrating nobody has asked yet. */
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
