/**
 * Finds lists whose role is lost in Safari: no item shows a mark, not even an empty one, and the list states no role. Lists of links in `nav` keep it
 * (WebKit, `AccessibilityList`). Runs in the browser.
 */
export function findSilentLists(): string[] {
  const isMarked = (item: Element) => {
    const { display, listStyleType } = getComputedStyle(item);
    return display === 'list-item' && listStyleType !== 'none';
  };
  return [...document.querySelectorAll(':is(ul, ol):has(> li):not([role="list"], nav *)')]
    .filter((list) => list.checkVisibility() && ![...list.children].some(isMarked))
    .map((list) => list.outerHTML.slice(0, 100));
}
