/** A phone, a tablet and a desk, and how high each is, in pixels. */
export const heights = { 390: 844, 768: 1024, 1440: 900 } as const;

export type Width = keyof typeof heights;

export const widths: readonly Width[] = [1440, 390, 768];
