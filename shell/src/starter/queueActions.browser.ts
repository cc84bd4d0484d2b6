/** An action of the visitor that waits for the page. */
interface QueuedAction {
  /** The form of a submit; a repeated submit is not queued again. */
  readonly form?: unknown;
  /** Runs when the page is interactive. */
  readonly replay: () => void;
  /** Runs if the page never becomes interactive. */
  readonly giveUp: () => void;
}

/** Milliseconds for which an action waits: the time limits of the frame and the page. */
const queueTimeoutMs = 16_000;

/** Maps replaced controls to those that React has rendered (`restoreControls`). */
export const replacements = new WeakMap<Element, Element>();
const findCurrentControl = <Control extends Element>(control: Control): Control =>
  (replacements.get(control) as Control) ?? control;

/**
 * Queues button presses and form submits in parts that need script until the page is interactive, then replays each once, in order. Links
 * and native controls are left to the browser. It listens in the capture phase, because React stops events that it cannot handle yet.
 * @param isInteractive true once the page is interactive
 * @returns a function to call when the page is interactive, or never will be
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
    // Gives up after the time limit, whatever went wrong.
    setTimeout(() => queue.delete(key) && action.giveUp(), queueTimeoutMs);
  };
  document.addEventListener(
    'click',
    (event) => {
      const button = findClosest(event, '[data-hydrate] button[type="button"]:not([popovertarget],[commandfor])');
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
      const form = findClosest(event, '[data-hydrate] form, form[data-hydrate]') as HTMLFormElement | null;
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

/** Shows the message of the part around a control, which names an alternative. */
function showFallbackMessage(control: HTMLElement): void {
  control.closest('[data-hydrate]')?.querySelector('[data-fallback-message]')?.removeAttribute('hidden');
}
