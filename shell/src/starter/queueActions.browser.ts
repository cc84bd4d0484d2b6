/** An action of the visitor that waits until the page is interactive. */
interface QueuedAction {
  /** The form of a submit event. While this form waits in the queue, further submits of it are not queued. */
  readonly form?: unknown;
  readonly replay: () => void;
  readonly giveUp: () => void;
}

/** Milliseconds for which an action waits: the frame's timeout plus the page's timeout. */
const queueTimeoutMs = 16_000;

/** Maps a control that React has removed to the control that replaced it (`restoreControls`). */
export const renderedControls = new WeakMap<Element, Element>();
const findCurrentControl = <Control extends Element>(control: Control): Control =>
  (renderedControls.get(control) as Control) ?? control;

/**
 * Queues button presses and form submits in parts that need script, and replays each once, in order, when the page is interactive. Leaves
 * links and native controls to the browser. Uses the capture phase, because React stops events that it cannot handle yet.
 * @returns a function to call when the page is interactive, or when it cannot become so
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
    // Gives the action up after the timeout, even if no module has reported a failure.
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

/** Shows the fallback message of the part around a control. The message names an alternative. */
function showFallbackMessage(control: HTMLElement): void {
  control.closest('[data-hydrate]')?.querySelector('[data-fallback-message]')?.removeAttribute('hidden');
}
