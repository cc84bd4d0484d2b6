/**
 * What a page draws otherwise than it was meant: a title that its box cuts off, letters below the line included, and a part of a drawing that is
 * masked by a style, which WebKit does not do. Runs in the browser, on a page that is laid out as a whole.
 */
export function whatIsDrawnWrong(): string[] {
  const found: string[] = [];
  for (const title of document.querySelectorAll('main h1')) {
    const text = document.createRange();
    text.selectNodeContents(title);
    const { bottom } = text.getBoundingClientRect();
    for (let box = title.parentElement; box && box.id !== 'main'; box = box.parentElement) {
      const over = bottom - box.getBoundingClientRect().bottom;
      if (getComputedStyle(box).overflowY !== 'visible' && over > 0.5)
        found.push(`"${title.textContent}" is cut off by ${over.toFixed(1)} px`);
    }
  }
  for (const part of document.querySelectorAll('svg *')) {
    const { maskImage } = getComputedStyle(part);
    if (/gradient/.test(maskImage)) found.push(`<${part.tagName}> is masked by ${maskImage.slice(0, 40)}`);
  }
  return found;
}
