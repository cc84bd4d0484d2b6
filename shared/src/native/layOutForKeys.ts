/**
 * From the first Tab on, or the first focus that is shown, the root says `data-keys`, and all of the page is laid out (`layout.whenNear`): a browser
 * brings what gets the focus to where it was guessed to be, and leaves it there when what lies above turns out higher. No style asks where the focus
 * is: such a rule on the root is asked at every press, and what it leads to styled anew.
 */
export function layOutForKeys(): void {
  const { dataset } = document.documentElement;
  addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') dataset.keys = '';
  });
  // Whoever comes from the browser's own bar, or by a screen reader, has pressed no key here.
  addEventListener('focusin', ({ target }) => {
    const focused = target as Element;
    if ('keys' in dataset || !focused.matches(':is(a, button, summary):focus-visible')) return;
    dataset.keys = '';
    focused.scrollIntoView({ block: 'nearest' });
  });
}
