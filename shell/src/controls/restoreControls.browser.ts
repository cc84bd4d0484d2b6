/** Elements that hold the focus, a value or a state of their own. */
const controlSelector = 'a, form, button, input, textarea, summary, details, dialog, [popover], [tabindex]';

/** The controls that the document came with, or those that have taken their place. */
let knownControls: readonly HTMLElement[] = [];
/** The element that has the focus. One that was taken out of the document has lost it, and stays here until the end of the same task. */
let focusedElement: Element | null = null;
/** Panels that are open: taken out of the document they are not. */
const openPanels = new Set<EventTarget | null>();

/**
 * Remembers the controls before React looks at them. React re-renders the page where a translator, a password manager or a toolbar has
 * altered it. {@link restoreControls} then gives the new controls the state that the visitor has left in the old ones.
 */
export function rememberControls(): void {
  knownControls = findControls();
  for (const panel of knownControls) if (panel.popover && panel.matches(':popover-open')) openPanels.add(panel);
  const updateFocus = () =>
    queueMicrotask(() => {
      focusedElement = document.activeElement;
    });
  updateFocus();
  for (const kind of ['focusin', 'focusout']) document.addEventListener(kind, updateFocus, true);
  document.addEventListener(
    'beforetoggle',
    ({ target, newState }) => (newState === 'open' ? openPanels.add(target) : openPanels.delete(target)),
    true,
  );
}

/**
 * Carries values, open states, the focus and the selection from old controls to the new ones in their places. It runs in the commit that
 * brings the new controls, before the browser paints them. A held press follows its control, too.
 */
export function restoreControls(): void {
  const oldFocus = focusedElement as HTMLElement | null;
  const before = mapByPosition(knownControls);
  knownControls = findControls();
  const now = mapByPosition(knownControls);
  let newFocus = oldFocus;
  for (const [position, old] of before) {
    const replacement = now.get(position);
    if (old.isConnected || !replacement) continue;
    copyState(old, replacement);
    globalThis.__starter?.replacements.set(old, replacement);
    if (old === oldFocus) newFocus = replacement;
  }
  if (!oldFocus || !newFocus || document.activeElement === newFocus) return;
  // It is no navigation: the page keeps its position.
  newFocus.focus({ preventScroll: true });
  copySelection(oldFocus, newFocus);
}

const findControls = () => [...document.querySelectorAll<HTMLElement>(`#root :is(${controlSelector})`)];

/** Controls by what they are called and how many of that name come before them: what was put among them has another name. */
function mapByPosition(controls: readonly HTMLElement[]): Map<string, HTMLElement> {
  const controlsByPosition = new Map<string, HTMLElement>();
  for (const control of controls) {
    const name = control.getAttribute('name') ?? control.getAttribute('href') ?? control.className;
    let count = 0;
    while (controlsByPosition.has(`${control.tagName} ${name} ${count}`)) count += 1;
    controlsByPosition.set(`${control.tagName} ${name} ${count}`, control);
  }
  return controlsByPosition;
}

function copyState(old: HTMLElement, replacement: HTMLElement): void {
  if (openPanels.has(old)) replacement.showPopover();
  if (isField(old) && isField(replacement)) {
    if (old.value !== old.defaultValue) replacement.value = old.value;
    if ('checked' in old && 'checked' in replacement) replacement.checked = old.checked;
  }
  if (old instanceof HTMLDetailsElement) (replacement as HTMLDetailsElement).open = old.open;
  if (old instanceof HTMLDialogElement && old.open) (replacement as HTMLDialogElement).showModal();
}

/** Carries the selection. Fields for addresses report none (null): there the cursor stays at the end of the value that was set. */
function copySelection(old: Element, replacement: Element): void {
  if (!isField(old) || !isField(replacement) || old.selectionStart === null) return;
  replacement.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? undefined);
}

const isField = (control: Element): control is HTMLInputElement | HTMLTextAreaElement => 'defaultValue' in control;
