import { useEffect } from 'react';

/** The heading of the section that the address names takes the focus, so that reading goes on there. */
export function useFocusOnFragment(ids: readonly string[]): () => void {
  const all = ids.join(' ');
  useEffect(() => {
    const follow = () => focusHeading(all.split(' '));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [all]);
  // The address does not change where it names the section already; the browser scrolls there first.
  return () => requestAnimationFrame(() => focusHeading(ids));
}

/** The browser scrolls by itself, and glides where the visitor has nothing against it. */
function focusHeading(ids: readonly string[]): void {
  const id = location.hash.slice(1);
  if (ids.includes(id)) document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
}
