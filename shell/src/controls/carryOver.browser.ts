/** Elements that hold the focus, a value or a state of their own. */
const kinds = 'a, form, button, input, textarea, summary, details, dialog, [popover], [tabindex]';

/** The controls that the document came with, or those that have taken their place. */
let known: readonly HTMLElement[] = [];
/** The element that has the focus. One that was taken out of the document has lost it, and stays here until the end of the same task. */
let focused: Element | null = null;
/** Panels that are open: taken out of the document they are not. */
const opened = new Set<EventTarget | null>();

/**
 * Remembers the controls before React looks at them. React renders the page anew where a translator, a password manager or a toolbar has
 * altered it. {@link carryOver} then gives the new controls the state that the visitor has left in the old ones.
 */
export function rememberControls(): void {
  known = findControls();
  for (const panel of known) if (panel.popover && panel.matches(':popover-open')) opened.add(panel);
  const look = () =>
    queueMicrotask(() => {
      focused = document.activeElement;
    });
  look();
  for (const kind of ['focusin', 'focusout']) document.addEventListener(kind, look, true);
  document.addEventListener(
    'beforetoggle',
    ({ target, newState }) => (newState === 'open' ? opened.add(target) : opened.delete(target)),
    true,
  );
}

/**
 * Carries values, open states, the focus and the selection from old controls to the new ones in their places. It runs in the commit that
 * brings the new controls, before the browser paints them. A held press follows its control, too.
 */
export function carryOver(): void {
  const held = focused as HTMLElement | null;
  const before = byPlace(known);
  known = findControls();
  const now = byPlace(known);
  let holds = held;
  for (const [place, old] of before) {
    const twin = now.get(place);
    if (old.isConnected || !twin) continue;
    carryState(old, twin);
    globalThis.__starter?.twins.set(old, twin);
    if (old === held) holds = twin;
  }
  if (!held || !holds || document.activeElement === holds) return;
  // Nobody goes anywhere by it: the page stands as it stood.
  holds.focus({ preventScroll: true });
  carrySelection(held, holds);
}

const findControls = () => [...document.querySelectorAll<HTMLElement>(`#root :is(${kinds})`)];

/** Controls by what they are called and how many of that name stand before them: what was put among them has another name. */
function byPlace(controls: readonly HTMLElement[]): Map<string, HTMLElement> {
  const places = new Map<string, HTMLElement>();
  for (const control of controls) {
    const name = control.getAttribute('name') ?? control.getAttribute('href') ?? control.className;
    let count = 0;
    while (places.has(`${control.tagName} ${name} ${count}`)) count += 1;
    places.set(`${control.tagName} ${name} ${count}`, control);
  }
  return places;
}

function carryState(old: HTMLElement, twin: HTMLElement): void {
  if (opened.has(old)) twin.showPopover();
  if (isField(old) && isField(twin)) {
    if (old.value !== old.defaultValue) twin.value = old.value;
    if ('checked' in old && 'checked' in twin) twin.checked = old.checked;
  }
  if (old instanceof HTMLDetailsElement) (twin as HTMLDetailsElement).open = old.open;
  if (old instanceof HTMLDialogElement && old.open) (twin as HTMLDialogElement).showModal();
}

/** Carries the selection. Fields for addresses report none (null): there the cursor stays at the end of the value that was set. */
function carrySelection(old: Element, twin: Element): void {
  if (!isField(old) || !isField(twin) || old.selectionStart === null) return;
  twin.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? undefined);
}

const isField = (control: Element): control is HTMLInputElement | HTMLTextAreaElement => 'defaultValue' in control;
