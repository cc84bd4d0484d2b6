/** Distance from the viewport in pixels: about as far as a visitor scrolls while a request takes. */
const nearDistance = 600;

/**
 * Calls once when an element is near the viewport. Returns a function that cancels. The starter has a copy of its own, because it is part
 * of the shell's release.
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
