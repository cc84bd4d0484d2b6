/** Finds titles that print over a picture or a gradient: both are dark, so the title is unreadable. Runs in the browser. */
export function findTitlesOnPictures(): string[] {
  const all = (selector: string) => [...document.querySelectorAll(`main :is(${selector})`)];
  /** Returns the part of a picture that its ancestors do not clip. */
  const shownPartOf = (picture: Element) => {
    let { left, top, right, bottom } = picture.getBoundingClientRect();
    for (let around = picture.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const frame = around.getBoundingClientRect();
      [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
      [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    return { left, top, right, bottom };
  };
  const pictures = all('img')
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((each) => each instanceof HTMLImageElement && each.naturalWidth > 0)
    .map(shownPartOf);
  const isOnPicture = (title: Element) => {
    const range = document.createRange();
    range.selectNodeContents(title);
    const words = range.getBoundingClientRect();
    return pictures.some(
      ({ left, top, right, bottom }) =>
        Math.min(words.bottom, bottom) - Math.max(words.top, top) > 4 &&
        Math.min(words.right, right) - Math.max(words.left, left) > 4,
    );
  };
  const hasGround = (part: Element) =>
    [undefined, '::before'].some((pseudo) => {
      const { backgroundImage, content, display } = getComputedStyle(part, pseudo);
      return /gradient/.test(backgroundImage) && display !== 'none' && (!pseudo || content !== 'none');
    });
  return [
    ...all('h1, h2').filter((title) => title.getBoundingClientRect().width > 1 && isOnPicture(title)),
    ...all('[data-header-theme], [data-header-theme] > div').filter(hasGround),
  ].map((each) => `<${each.localName}> ${each.textContent.trim().slice(0, 40)}`);
}
