/**
 * Runs in the browser. Lists whose role is lost in Safari: none of their items shows a mark there, not even an empty one, they do not say it themselves,
 * and they lead nowhere (WebKit, `AccessibilityList`).
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
