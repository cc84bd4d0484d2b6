/** Custom properties that script sets on each slide: its scale and its z-index. */
export const scaleProperty = '--porohy-slide-scale';
export const slideLayerProperty = '--porohy-slide-layer';

/** Scale of the centre slide (SPEC §9, tablet slider). */
const largest = 1.1;
const smallest = 0.3;
/** Decrease of the scale with each slide away from the centre. */
const factor = 0.52;

/** Computes the scale of a slide. `distance` from the centre is a fraction of the row of `snaps` slides. */
export const computeSlideScale = (distance: number, snaps: number): number =>
  Math.min(largest, Math.max(smallest, largest - Math.abs(distance) * factor * snaps));

/** Returns the z-index of a slide by its scale, so that larger slides lie in front of smaller ones. */
export const chooseSlideLayer = (scale: number): 0 | 10 | 20 => (scale > 1 ? 20 : scale > 0.8 ? 10 : 0);
