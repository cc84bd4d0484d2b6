/** The custom properties that script sets on each slide: its scale, and the layer it stands in. */
export const scaleProperty = '--porohy-slide-scale';
export const layerProperty = '--porohy-slide-layer';

/** The centre slide's scale, and how far it falls by the way of one slide (SPEC §9, tablet slider). */
const largest = 1.1;
const smallest = 0.3;
const factor = 0.52;

/** Finds how large a slide is by its distance from the centre, as a part of the whole way, with so many slides on it. */
export const computeSlideScale = (distance: number, snaps: number): number =>
  Math.min(largest, Math.max(smallest, largest - Math.abs(distance) * factor * snaps));

/** Chooses the layer that a slide of a size stands in: the larger is in front. */
export const chooseSlideLayer = (scale: number): 0 | 10 | 20 => (scale > 1 ? 20 : scale > 0.8 ? 10 : 0);
