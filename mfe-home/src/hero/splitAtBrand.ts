interface SplitHeading {
  readonly before: string;
  /** The brand with its quotes and spaces: shown as a drawing, and as visually hidden text for screen readers. */
  readonly brand: string;
  readonly after: string;
}

/** Splits a heading at the brand, which the hero shows as a drawing: «Про агенцію «Пороги»», "About Porohy Agency". */
export function splitAtBrand(heading: string, brand: string): SplitHeading {
  const at = heading.indexOf(brand);
  if (at < 0) return { before: heading, brand: '', after: '' };
  const before = heading.slice(0, at).replace(/[\s«“"]+$/u, '');
  const after = heading.slice(at + brand.length).replace(/^[\s»”"]+/u, '');
  return { before, brand: heading.slice(before.length, heading.length - after.length), after };
}
