import { isPlainClick, type NavigationPort } from 'shared/navigation';

/** A link of the page, to a page of this site and not into another window. */
const internalLinks = '#main a[href^="/"]:not([href^="//"],[target],[download],[data-loads-document])';

/**
 * Answers the links of a page that is not hydrated as its own links would. Capturing on the document: React stops what comes from a page
 * that it has not hydrated.
 * @param isHydrated whether the page's own links answer by now
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
    // What moves within a link intends nothing new.
    if (lastPrefetched && lastPrefetched !== before) prefetch(lastPrefetched);
  };
  const readAddress = ({ target }: Event): string | null | undefined =>
    isHydrated() || !(target instanceof Element) ? undefined : target.closest(internalLinks)?.getAttribute('href');
  document.addEventListener('click', follow, true);
  document.addEventListener('pointerover', prefetchLink, true);
  document.addEventListener(
    'focusin',
    // As a link of React does: focus that a script gives is nobody's intent.
    (event) => event.target instanceof Element && event.target.matches(':focus-visible') && prefetchLink(event),
    true,
  );
}
