/** An action of the visitor that waits until the page responds. */
interface QueuedAction {
  /** The form, where submitting it again means the same. */
  readonly form?: unknown;
  /** Runs when the page responds. */
  readonly replay: () => void;
  /** Runs instead if the page never responds. */
  readonly giveUp: () => void;
}

/** Longest time in milliseconds that an action is held: the frame's time limit, and the page's after it. */
const queueTimeoutMs = 16_000;

/** Maps a control that was replaced to the one that React has rendered in its place (`restoreControls`). */
export const replacements = new WeakMap<Element, Element>();
const findCurrentControl = <Control extends Element>(control: Control): Control =>
  (replacements.get(control) as Control) ?? control;

/**
 * Keeps presses of buttons and submits of forms in parts that need script until the page responds; each then happens once, in order. What the
 * browser does by itself (links, what opens and closes) is left to it. Capturing on the document: React stops what it cannot answer
 * yet at its root.
 * @param isInteractive whether the page responds by now
 * @returns to be called when it does, or when it is certain that it will not
 */
export function queueActions(
  isInteractive: () => boolean,
  requestPage: () => void,
): (isPageInteractive: boolean) => void {
  const queue = new Map<unknown, QueuedAction>();
  let hasGivenUp = false;
  const enqueue = (event: Event, action: QueuedAction) => {
    if (isInteractive()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    requestPage();
    if (hasGivenUp) return action.giveUp();
    const key = action.form ?? action;
    if (queue.has(key)) return;
    queue.set(key, action);
    // The visitor is not told why the page does not respond.
    setTimeout(() => queue.delete(key) && action.giveUp(), queueTimeoutMs);
  };
  document.addEventListener(
    'click',
    (event) => {
      const button = findClosest(event, '[data-needs] button[type="button"]:not([popovertarget],[commandfor])');
      if (button)
        enqueue(event, {
          replay: () => findCurrentControl(button).click(),
          giveUp: () => showFallbackMessage(findCurrentControl(button)),
        });
    },
    true,
  );
  document.addEventListener(
    'submit',
    (event) => {
      const form = findClosest(event, '[data-needs] form, form[data-needs]') as HTMLFormElement | null;
      const { submitter } = event;
      if (!form) return;
      const replay = () => findCurrentControl(form).requestSubmit(submitter && findCurrentControl(submitter));
      const giveUp = () => {
        showFallbackMessage(findCurrentControl(form));
        findCurrentControl(form).submit();
      };
      enqueue(event, { form: form, replay, giveUp });
    },
    true,
  );
  return (isPageInteractive) => {
    hasGivenUp = !isPageInteractive;
    const actions = [...queue.values()];
    queue.clear();
    for (const { replay, giveUp } of actions) isPageInteractive ? replay() : giveUp();
  };
}

const findClosest = ({ target }: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Says in the part's own words that it cannot now, and what else leads there. */
function showFallbackMessage(control: HTMLElement): void {
  control.closest('[data-needs]')?.querySelector('[data-sorry]')?.removeAttribute('hidden');
}
