/** An action of the visitor that waits until the page responds. */
interface Held {
  /** The form, where submitting it again means the same. */
  readonly of?: unknown;
  /** Runs when the page responds. */
  readonly happen: () => void;
  /** Runs instead if the page never responds. */
  readonly giveUp: () => void;
}

/** Longest time in milliseconds that an action is held: the frame's time limit, and the page's after it. */
const longest = 16_000;

/** By a control that was replaced, the one that stands there since the page was rendered anew (`carryOver`). */
export const twins = new WeakMap<Element, Element>();
const standing = <Control extends Element>(control: Control): Control => (twins.get(control) as Control) ?? control;

/**
 * Keeps presses of buttons and submits of forms in parts that need script until the page responds; each then happens once, in order. What the
 * browser does by itself (links, what opens and closes) is left to it. Capturing on the document: React stops what it cannot answer
 * yet at its root.
 * @param responds whether the page responds by now
 * @returns to be called when it does, or when it is certain that it will not
 */
export function holdBack(responds: () => boolean, want: () => void): (whole: boolean) => void {
  const held = new Map<unknown, Held>();
  let over = false;
  const hold = (event: Event, what: Held) => {
    if (responds()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    want();
    if (over) return what.giveUp();
    const key = what.of ?? what;
    if (held.has(key)) return;
    held.set(key, what);
    // Whatever keeps the page from responding, nobody is told of.
    setTimeout(() => held.delete(key) && what.giveUp(), longest);
  };
  document.addEventListener(
    'click',
    (event) => {
      const button = closest(event, '[data-needs] button[type="button"]:not([popovertarget],[commandfor])');
      if (button) hold(event, { happen: () => standing(button).click(), giveUp: () => apologise(standing(button)) });
    },
    true,
  );
  document.addEventListener(
    'submit',
    (event) => {
      const form = closest(event, '[data-needs] form, form[data-needs]') as HTMLFormElement | null;
      const { submitter } = event;
      if (!form) return;
      const happen = () => standing(form).requestSubmit(submitter && standing(submitter));
      const giveUp = () => {
        apologise(standing(form));
        standing(form).submit();
      };
      hold(event, { of: form, happen, giveUp });
    },
    true,
  );
  return (whole) => {
    over = !whole;
    const now = [...held.values()];
    held.clear();
    for (const { happen, giveUp } of now) whole ? happen() : giveUp();
  };
}

const closest = ({ target }: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Says in the part's own words that it cannot now, and what else leads there. */
function apologise(control: HTMLElement): void {
  control.closest('[data-needs]')?.querySelector('[data-sorry]')?.removeAttribute('hidden');
}
