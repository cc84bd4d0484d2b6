import type { RunningCarousel } from './CarouselOptions.ts';

/**
 * Asks for the pictures on both sides of the slide on show. A lazy picture is otherwise asked for when it is seen, and a slide cut off by its row
 * is not: on a slow line the one that comes into view would be empty. Returns how to stop.
 */
export function preloadSlides(carousel: RunningCarousel): () => void {
  const load = () => {
    const stops = carousel.scrollSnapList().length;
    for (const step of [-1, 0, 1, 2])
      for (const slide of carousel.internalEngine().slideRegistry[
        (carousel.selectedScrollSnap() + step + stops) % stops
      ] ?? [])
        for (const picture of carousel.slideNodes()[slide]?.querySelectorAll<HTMLImageElement>('img[loading="lazy"]') ??
          [])
          picture.loading = 'eager';
  };
  carousel.on('select', load).on('reInit', load);
  load();
  return () => {
    carousel.off('select', load).off('reInit', load);
  };
}
