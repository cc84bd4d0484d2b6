import { isPlainClick, type NavigationPort } from 'shared/navigation';

/** A link of the page, to a page of this site and not into another window. */
const links = '#main a[href^="/"]:not([href^="//"],[target],[download],[data-loads-document])';

/**
 * Answers the links of a page that is not hydrated as its own links would. Capturing on the document: React stops what comes from a page
 * that it has not hydrated.
 * @param hydrated whether the page's own links answer by now
 */
export function followLinks({ go, prepare }: NavigationPort, hydrated: () => boolean): void {
  const follow = (event: MouseEvent) => {
    const address = addressOf(event);
    if (!address || !isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    go(address);
  };
  let intended: string | null | undefined;
  const intend = (event: Event) => {
    const before = intended;
    intended = addressOf(event);
    // What moves within a link intends nothing new.
    if (intended && intended !== before) prepare(intended);
  };
  const addressOf = ({ target }: Event): string | null | undefined =>
    hydrated() || !(target instanceof Element) ? undefined : target.closest(links)?.getAttribute('href');
  document.addEventListener('click', follow, true);
  document.addEventListener('pointerover', intend, true);
  document.addEventListener(
    'focusin',
    // As a link of React does: focus that a script gives is nobody's intent.
    (event) => event.target instanceof Element && event.target.matches(':focus-visible') && intend(event),
    true,
  );
}
