/** What the visitor has asked for and cannot happen yet. */
interface Held {
  /** What happens when the page responds. */
  readonly happen: () => void;
  /** What happens instead if it never will. */
  readonly giveUp: () => void;
}

/**
 * Keeps presses of buttons and submits of forms in parts that need script until the page responds; each then happens once, in order. What the
 * browser does by itself (links, what opens and closes) is left to it. Capturing on the document: React stops what it cannot answer
 * yet at its root.
 * @param responds whether the page responds by now
 * @returns to be called when it does, or when it is certain that it will not
 */
export function holdBack(responds: () => boolean, want: () => void): (whole: boolean) => void {
  const held: Held[] = [];
  let over = false;
  const hold = (event: Event, { happen, giveUp }: Held) => {
    if (responds()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (over) giveUp();
    else held.push({ happen, giveUp });
    want();
  };
  document.addEventListener(
    'click',
    (event) => {
      const button = closest(event, '[data-needs] button[type="button"]:not([popovertarget],[commandfor])');
      if (button) hold(event, { happen: () => button.click(), giveUp: () => apologise(button) });
    },
    true,
  );
  document.addEventListener(
    'submit',
    (event) => {
      const form = closest(event, '[data-needs] form, form[data-needs]') as HTMLFormElement | null;
      const { submitter } = event;
      if (form) hold(event, { happen: () => form.requestSubmit(submitter), giveUp: () => form.submit() });
    },
    true,
  );
  return (whole) => {
    over = !whole;
    for (const { happen, giveUp } of held.splice(0)) whole ? happen() : giveUp();
  };
}

const closest = ({ target }: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Says in the part's own words that it cannot now, and what else leads there. */
function apologise(button: HTMLElement): void {
  const words = button.closest('[data-needs]')?.querySelector<HTMLElement>('[data-sorry]');
  if (words) words.hidden = false;
}
