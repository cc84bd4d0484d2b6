/** What of embla it needs. */
interface Scrolled {
  rootNode(): HTMLElement;
  slideNodes(): HTMLElement[];
  internalEngine(): { readonly slideRegistry: readonly (readonly number[])[] };
  scrollTo(index: number, jump?: boolean): void;
}

/**
 * Before script ran the slides were a row that scrolls, and the visitor may have scrolled it: the carousel starts at the slide
 * that stands there, and the row's own scrolling is taken back.
 */
export function startAtScrolled(carousel: Scrolled): void {
  const viewport = carousel.rootNode();
  const scrolled = viewport.scrollLeft;
  if (scrolled === 0) return;
  viewport.scrollLeft = 0;
  const slides = carousel.slideNodes();
  const start = slides[0]?.offsetLeft ?? 0;
  const distances = slides.map(({ offsetLeft }) => Math.abs(offsetLeft - start - scrolled));
  const nearest = distances.indexOf(Math.min(...distances));
  const stop = carousel.internalEngine().slideRegistry.findIndex((group) => group.includes(nearest));
  if (stop > 0) carousel.scrollTo(stop, true);
}
