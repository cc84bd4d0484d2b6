/** Distance from the window in pixels: about as far as a visitor scrolls while the request takes. */
const nearDistance = 600;

/**
 * Calls once when an element is near the window. Returns how to stop looking. The starter's own way of looking is the shell's and out of a
 * release's reach; a second copy of a library for one observer would be more than this.
 */
export function onceNearViewport(element: Element, call: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
    },
    { rootMargin: `${nearDistance}px 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
