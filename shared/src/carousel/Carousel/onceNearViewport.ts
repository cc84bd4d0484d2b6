/** Pixels from the window: about as far as a visitor scrolls during a request. */
const nearDistance = 600;

/**
 * Calls once when an element is near the window. Returns a function that cancels. The starter has the same, but it belongs to the shell's
 * release.
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
