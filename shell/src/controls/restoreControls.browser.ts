const controlSelector = 'a, form, button, input, textarea, summary, details, dialog, [popover], [tabindex]';

/** Controls that `findControls` found last. React may have removed some of them since. */
let knownControls: readonly HTMLElement[] = [];
/** Element with the focus. Browsers drop the focus of a removed element at once; this variable keeps the element until the task ends. */
let focusedElement: Element | null = null;
/** Open popovers. A popover that leaves the document closes, but stays here, so that `restoreControls` opens its replacement. */
const openPanels = new Set<EventTarget | null>();

/**
 * Remembers all controls before hydration. If a translator, password manager or toolbar has altered the page, React renders the page again.
 * Then {@link restoreControls} restores the visitor's input.
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
 * Copies values, open states, focus and selection from removed controls to their replacements. Call it in the commit that adds the
 * replacements, so that it runs before paint. Tells the starter the replacements, so that queued presses go to them.
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
  newFocus.focus({ preventScroll: true });
  copySelection(oldFocus, newFocus);
}

const findControls = () => [...document.querySelectorAll<HTMLElement>(`#root :is(${controlSelector})`)];

/** Maps controls by name and by position among controls of the same name. So an added control shifts only controls of its own name. */
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

/** Copies the selection. An email field has no `selectionStart` (null), so its cursor stays at the end. */
function copySelection(old: Element, replacement: Element): void {
  if (!isField(old) || !isField(replacement) || old.selectionStart === null) return;
  replacement.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? undefined);
}

const isField = (control: Element): control is HTMLInputElement | HTMLTextAreaElement => 'defaultValue' in control;
