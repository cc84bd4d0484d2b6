import type { RunningCarousel } from 'shared/carousel';
import { chooseSlideLayer, computeSlideScale, scaleProperty, slideLayerProperty } from './slideScale.ts';

/**
 * Keeps the centre slide of a looping carousel the largest, also during movement.
 * @returns a function that stops this and removes the custom properties
 */
export function enlargeCentre(carousel: RunningCarousel): () => void {
  const enlarge = () => {
    const { slideRegistry, slideLooper, options } = carousel.internalEngine();
    const progress = carousel.scrollProgress();
    const snaps = carousel.scrollSnapList();
    const nodes = carousel.slideNodes();
    snaps.forEach((snap, index) => {
      for (const slide of slideRegistry[index] ?? []) {
        const loop = options.loop ? slideLooper.loopPoints.find((each) => each.index === slide) : undefined;
        const scale = computeSlideScale(measureOffset(snap, progress, loop?.target() ?? 0), snaps.length);
        nodes[slide]?.style.setProperty(scaleProperty, scale.toFixed(4));
        nodes[slide]?.style.setProperty(slideLayerProperty, String(chooseSlideLayer(scale)));
      }
    });
  };
  carousel.on('scroll', enlarge).on('reInit', enlarge).on('slideFocus', enlarge);
  enlarge();
  return () => {
    carousel.off('scroll', enlarge).off('reInit', enlarge).off('slideFocus', enlarge);
    for (const node of carousel.slideNodes()) {
      node.style.removeProperty(scaleProperty);
      node.style.removeProperty(slideLayerProperty);
    }
  };
}

/**
 * Measures the distance of a slide from the centre. For a slide that Embla has moved to the other end of the loop, `loopTarget` corrects
 * the distance.
 */
export function measureOffset(snap: number, progress: number, loopTarget: number): number {
  return snap - progress + Math.sign(loopTarget);
}
