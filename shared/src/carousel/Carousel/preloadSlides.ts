import type { RunningCarousel } from './CarouselOptions.ts';

/** Loads the lazy pictures of the slides beside the visible ones. Returns a stop function. */
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
