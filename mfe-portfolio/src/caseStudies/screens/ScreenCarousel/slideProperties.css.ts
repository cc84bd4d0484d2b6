/** The custom properties that script sets on each slide: its scale, and the layer it stands in. */
export const scaleProperty = '--porohy-slide-scale';
export const layerProperty = '--porohy-slide-layer';
