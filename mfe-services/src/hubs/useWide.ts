import { useSyncExternalStore } from 'react';
import { widths } from 'shared/design';

/** Whether columns stand side by side. Said of every prerendered page; a narrow window knows better once it hydrates. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, matches, () => true);

const query = () => window.matchMedia(widths.large);
const matches = () => query().matches;

function subscribe(onChange: () => void): () => void {
  const media = query();
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
