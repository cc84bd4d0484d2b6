import type { EmblaCarouselType } from 'embla-carousel';

/** What this asks of a carousel: a part of embla. */
export type AheadTarget = Pick<
  EmblaCarouselType,
  'on' | 'off' | 'rootNode' | 'selectedScrollSnap' | 'scrollSnapList' | 'internalEngine' | 'slideNodes'
>;

/** How near the window a carousel is, in pixels, when its neighbours are asked for. */
const near = 600;

/**
 * Asks for the pictures on both sides of the slide on show, once the carousel is near the window. A lazy picture is otherwise asked for
 * when it is seen, and a slide cut off by its row is not: on a slow line the one that enters would be empty. Returns how to stop.
 */
export function loadAhead(carousel: AheadTarget): () => void {
  const load = () => {
    const stops = carousel.scrollSnapList().length;
    const { slideRegistry } = carousel.internalEngine();
    const slides = carousel.slideNodes();
    for (const step of [-1, 0, 1, 2]) {
      const stop = (carousel.selectedScrollSnap() + step + stops) % stops;
      for (const slide of slideRegistry[stop] ?? [])
        for (const picture of slides[slide]?.querySelectorAll<HTMLImageElement>('img[loading="lazy"]') ?? [])
          picture.loading = 'eager';
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      carousel.on('select', load).on('reInit', load);
      load();
    },
    { rootMargin: `${near}px 0px` },
  );
  observer.observe(carousel.rootNode());
  return () => {
    observer.disconnect();
    carousel.off('select', load).off('reInit', load);
  };
}
