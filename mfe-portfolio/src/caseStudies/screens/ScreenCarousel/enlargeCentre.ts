import type { RunningCarousel } from 'shared/carousel';
import { chooseSlideLayer, computeSlideScale, layerProperty, scaleProperty } from './slideScale.ts';

/** Keeps the slide in the centre of a looping carousel the largest, also on the way. Returns how to stop and undo it. */
export function enlargeCentre(carousel: RunningCarousel): () => void {
  const enlarge = () => {
    const { slideRegistry, slideLooper, options } = carousel.internalEngine();
    const progress = carousel.scrollProgress();
    const snaps = carousel.scrollSnapList();
    const nodes = carousel.slideNodes();
    snaps.forEach((snap, index) => {
      for (const slide of slideRegistry[index] ?? []) {
        const loop = options.loop ? slideLooper.loopPoints.find((each) => each.index === slide) : undefined;
        const scale = computeSlideScale(measureDistance(snap, progress, loop?.target() ?? 0), snaps.length);
        nodes[slide]?.style.setProperty(scaleProperty, scale.toFixed(4));
        nodes[slide]?.style.setProperty(layerProperty, String(chooseSlideLayer(scale)));
      }
    });
  };
  carousel.on('scroll', enlarge).on('reInit', enlarge).on('slideFocus', enlarge);
  enlarge();
  return () => {
    carousel.off('scroll', enlarge).off('reInit', enlarge).off('slideFocus', enlarge);
    for (const node of carousel.slideNodes()) {
      node.style.removeProperty(scaleProperty);
      node.style.removeProperty(layerProperty);
    }
  };
}

/** Measures how far a slide is from the centre; one that the loop has moved behind the other end is counted from there. */
export function measureDistance(snap: number, progress: number, loopTarget: number): number {
  return snap - progress + Math.sign(loopTarget);
}
