import type { RunningCarousel } from './CarouselOptions.ts';

/**
 * Loads the pictures of the slides next to the current one. The browser would load them only once they are visible, since the row clips
 * them. Returns a function that stops it.
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
