/**
 * Measures the height of the first screen and the top of the next title, in pixels, and finds invisible texts. The page must be scrolled to
 * its top. Runs in the browser.
 */
export function inspectFirstScreen(): { banner: number; begins: number; lost: string[] } {
  const banner = document.querySelector('main [data-header-theme]')?.getBoundingClientRect().height ?? 0;
  const begins = document.querySelector('main h2')?.getBoundingClientRect().top ?? 0;
  const lost = [...document.querySelectorAll('main :is(p, h2, h3, li)')].filter(
    (each) =>
      each.textContent.trim() !== '' &&
      !each.closest('[aria-hidden="true"], details:not([open]), dialog, [hidden], [popover], [data-active]') &&
      each.checkVisibility({ visibilityProperty: true }) &&
      !each.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true }),
  );
  return { banner, begins, lost: lost.map((each) => each.textContent.trim().slice(0, 40)) };
}
