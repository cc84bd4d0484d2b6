/** Distance from the viewport in pixels: about as far as a visitor scrolls while a chunk loads. */
const nearDistance = 600;

/** Calls `call` once the element is near the viewport. Returns a cancel function. The starter, a separate build, has the same code. */
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
