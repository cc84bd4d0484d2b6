/**
 * Finds lists whose role Safari drops: no item has a marker, not even an empty one, and the list has no `role`. Lists of links in `nav`
 * keep their role (WebKit, `AccessibilityList`). Runs in the browser.
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
