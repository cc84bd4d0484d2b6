import type { RunningCarousel } from 'shared/carousel';

/** Islands of the drawing, from the middle one outwards: distance of the centre from the drawing's middle in px, and scale of a name there. */
const islands = [
  { at: 0, scale: 1 },
  { at: 360, scale: 0.37 },
  { at: 596, scale: 0.34 },
  { at: 840, scale: 0.34 },
] as const;
export const drawingWidth = 1440;

/** Returns offset (in px) and scale of a platform's name that is `distance` slides away from the middle. */
export function findPlaceOnIslands(distance: number, width: number): { readonly at: number; readonly scale: number } {
  const away = Math.min(Math.abs(distance), islands.length - 1);
  const from = islands[Math.floor(away)] ?? islands[0];
  const to = islands[Math.ceil(away)] ?? islands[3];
  const part = away - Math.floor(away);
  // The page stretches the drawing in a window wider than the drawing, and crops it in a narrower one.
  const zoom = Math.max(1, width / drawingWidth);
  return {
    at: Math.sign(distance) * zoom * (from.at + (to.at - from.at) * part),
    scale: from.scale + (to.scale - from.scale) * part,
  };
}

/** Counts the slides between a slide and the middle, by the shorter way around the loop. The result is negative at the left. */
export function countSlidesAway(index: number, progress: number, count: number): number {
  const turned = index - progress * count + count / 2;
  return turned - Math.floor(turned / count) * count - count / 2;
}

/**
 * Keeps each platform's name on an island while the carousel moves, and large in the middle.
 * @returns a function that stops this and removes the inline styles
 */
export function placeNamesOnIslands(carousel: RunningCarousel): () => void {
  const placeMarks = () => {
    const slides = carousel.slideNodes();
    const width = carousel.rootNode().getBoundingClientRect().width;
    const slideWidth = slides[0]?.getBoundingClientRect().width ?? 0;
    slides.forEach((slide, index) => {
      const distance = countSlidesAway(index, carousel.scrollProgress(), slides.length);
      const { at, scale } = findPlaceOnIslands(distance, width);
      const mark = slide.firstElementChild as HTMLElement | null;
      // On phones no name is moved: only the middle island is in the viewport, and the neighbouring names are outside.
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
