/** After a navigation: the top of the page or the named part of it, and the heading for those who listen. */
export function showFromTop(): void {
  const state = history.state as { usr?: { keepsScroll?: boolean } } | null;
  if (state?.usr?.keepsScroll) return;
  const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
