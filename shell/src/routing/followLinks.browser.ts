import { isPlainClick, type NavigationPort } from 'shared/navigation';

/** Links in the page to pages of this site, in the same window. */
const internalLinks = '#main a[href^="/"]:not([href^="//"],[target],[download],[data-loads-document])';

/**
 * Makes links of a page that is not hydrated navigate without a document load. It listens in the capture phase, because React stops events
 * of pages that it has not hydrated.
 * @param isHydrated true once the page's own links work
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
    // A movement inside the same link is no new intent.
    if (lastPrefetched && lastPrefetched !== before) prefetch(lastPrefetched);
  };
  const readAddress = ({ target }: Event): string | null | undefined =>
    isHydrated() || !(target instanceof Element) ? undefined : target.closest(internalLinks)?.getAttribute('href');
  document.addEventListener('click', follow, true);
  document.addEventListener('pointerover', prefetchLink, true);
  document.addEventListener(
    'focusin',
    // Focus that a script sets is no intent of the visitor.
    (event) => event.target instanceof Element && event.target.matches(':focus-visible') && prefetchLink(event),
    true,
  );
}
