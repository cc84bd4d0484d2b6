import { isPlainClick, type NavigationPort } from 'shared/navigation';

/** Selects links in the page that lead to pages of this site in the same tab. */
const internalLinks = '#main a[href^="/"]:not([href^="//"],[target],[download],[data-loads-document])';

/**
 * Makes links of a page that is not hydrated navigate without a document load. Uses the capture phase, because React stops events in such a
 * page.
 * @param isHydrated true once the links of the page itself work
 */
export function followLinks({ go, prefetch }: NavigationPort, isHydrated: () => boolean): void {
  const follow = (event: MouseEvent) => {
    const address = readAddress(event);
    if (!address || !isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    go(address);
  };
  let lastPrefetched: string | null | undefined;
  const prefetchLink = (event: Event) => {
    const before = lastPrefetched;
    lastPrefetched = readAddress(event);
    // Prefetches once when the pointer enters a link, not for movements inside the link.
    if (lastPrefetched && lastPrefetched !== before) prefetch(lastPrefetched);
  };
  const readAddress = ({ target }: Event): string | null | undefined =>
    isHydrated() || !(target instanceof Element) ? undefined : target.closest(internalLinks)?.getAttribute('href');
  document.addEventListener('click', follow, true);
  document.addEventListener('pointerover', prefetchLink, true);
  document.addEventListener(
    'focusin',
    // Ignores focus that script sets: only keyboard focus suggests that the visitor will follow the link.
    (event) => event.target instanceof Element && event.target.matches(':focus-visible') && prefetchLink(event),
    true,
  );
}
