import type { RunningCarousel } from 'shared/carousel';

/** The islands of the drawing, from its middle: where their centres are, and how large a mark on them is. In the drawing's pixels. */
const islands = [
  { at: 0, scale: 1 },
  { at: 360, scale: 0.37 },
  { at: 596, scale: 0.34 },
  { at: 840, scale: 0.34 },
] as const;
export const drawingWidth = 1440;

/** Finds where a mark stands that is `distance` slides away from the middle, in pixels from there, and how large it is. */
export function findPlaceOnIslands(distance: number, width: number): { readonly at: number; readonly scale: number } {
  const away = Math.min(Math.abs(distance), islands.length - 1);
  const from = islands[Math.floor(away)] ?? islands[0];
  const to = islands[Math.ceil(away)] ?? islands[3];
  const part = away - Math.floor(away);
  // The drawing fills a wider window, and is cut by a narrower one.
  const zoom = Math.max(1, width / drawingWidth);
  return {
    at: Math.sign(distance) * zoom * (from.at + (to.at - from.at) * part),
    scale: from.scale + (to.scale - from.scale) * part,
  };
}

/** Counts how many slides one is from the middle, on the shorter way round. */
export function countSlidesAway(index: number, progress: number, count: number): number {
  const turned = index - progress * count + count / 2;
  return turned - Math.floor(turned / count) * count - count / 2;
}

/** Keeps each mark on its island while the carousel moves, and large in the middle. Returns how to stop and undo it. */
export function keepMarksOnIslands(carousel: RunningCarousel): () => void {
  const placeMarks = () => {
    const slides = carousel.slideNodes();
    const width = carousel.rootNode().getBoundingClientRect().width;
    const slideWidth = slides[0]?.getBoundingClientRect().width ?? 0;
    slides.forEach((slide, index) => {
      const distance = countSlidesAway(index, carousel.scrollProgress(), slides.length);
      const { at, scale } = findPlaceOnIslands(distance, width);
      const mark = slide.firstElementChild as HTMLElement | null;
      // On phones there is one island, and the next mark waits outside.
      const shift = width < 768 ? 0 : at - distance * slideWidth;
      mark?.style.setProperty('translate', `${shift.toFixed(1)}px`);
      mark?.style.setProperty('scale', scale.toFixed(3));
    });
  };
  carousel.on('scroll', placeMarks).on('reInit', placeMarks).on('resize', placeMarks).on('slideFocus', placeMarks);
  placeMarks();
  return () => {
    carousel
      .off('scroll', placeMarks)
      .off('reInit', placeMarks)
      .off('resize', placeMarks)
      .off('slideFocus', placeMarks);
    for (const slide of carousel.slideNodes())
      (slide.firstElementChild as HTMLElement | null)?.removeAttribute('style');
  };
}
