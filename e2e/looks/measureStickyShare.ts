/**
 * Measures the largest fraction of the viewport's height that sticky and fixed elements cover, at 16 scroll positions. `elementFromPoint`
 * forces the layout, because waiting for frames could take forever: a small window on a busy machine may paint none. Runs in the browser.
 */
export function measureStickyShare(): number {
  // Makes `elementFromPoint` find a header that otherwise lets clicks through to the page's own bar.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('header { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(sheet);
  const rows = Array.from({ length: 64 }, (_, row) => (row + 0.5) / 64);
  const stays = (x: number, y: number) => {
    for (let each = document.elementFromPoint(x, y); each; each = each.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(each).position)) return true;
    return false;
  };
  let largest = 0;
  for (let part = 1; part <= 16; part += 1) {
    scrollTo({ top: ((document.documentElement.scrollHeight - innerHeight) * part) / 16, behavior: 'instant' });
    const stickyRows = rows.filter((y) => stays(innerWidth / 2, y * innerHeight)).length;
    largest = Math.max(largest, stickyRows / rows.length);
  }
  scrollTo({ top: 0, behavior: 'instant' });
  document.adoptedStyleSheets.pop();
  return largest;
}
