/**
 * From now on, for all there is and will be in the document: popovers and invokers work in engines that know neither
 * (`popovertarget`; `command` with `show-modal` and `close`), a popover's button has its state in `aria-expanded` once it was
 * used, and what is open closes when a link in it is followed, or when the focus goes on. Asked again it changes nothing.
 */
export function handleInvokers(): void {
  const root = document.documentElement;
  if ('invokers' in root.dataset) return;
  root.dataset.invokers = '';
  const hasPopovers = 'popover' in root;
  const hasCommands = 'commandForElement' in HTMLButtonElement.prototype;

  // On the way down, before all others: React lets nothing pass that is done in a part it has not hydrated yet; `toggle` never rises.
  on('click', ({ target }) => {
    const clicked = target as Element;
    if (!hasCommands) runCommand(clicked.closest('[commandfor]'));
    const invoker = hasPopovers ? null : clicked.closest('[popovertarget]');
    const openedPopover = findOpenPopover();
    if (invoker) togglePopover(findPopover(invoker), openedPopover !== findPopover(invoker));
    // The browser itself closes a popover that is clicked beside.
    if (openedPopover && !hasPopovers && !openedPopover.contains(clicked)) togglePopover(openedPopover, false);
    // A language is changed in place, and the visitor reads on at the same place.
    if (clicked.closest('a[href^="/"]:not([hreflang])')) {
      togglePopover(openedPopover, false);
      clicked.closest('dialog')?.close();
    }
  });
  on('focusin', ({ target }) => {
    const openedPopover = findOpenPopover();
    const focused = target as Element;
    if (openedPopover && !openedPopover.contains(focused) && !focused.matches(getInvokerSelector(openedPopover)))
      togglePopover(openedPopover, false);
  });
  on('keydown', ({ key }) => {
    const openedPopover = findOpenPopover();
    if (hasPopovers || key !== 'Escape' || !openedPopover) return;
    togglePopover(openedPopover, false);
    document.querySelector<HTMLElement>(getInvokerSelector(openedPopover))?.focus();
  });
  on('toggle', ({ target, newState }) => setExpanded(target as Element, newState === 'open'));

  function findOpenPopover(): HTMLElement | null {
    return document.querySelector(`[popover=auto]${hasPopovers ? ':popover-open' : '[data-open]'}`);
  }

  function togglePopover(popover: HTMLElement | null, open: boolean): void {
    if (!popover) return;
    if (hasPopovers) popover.togglePopover(open);
    else {
      popover.toggleAttribute('data-open', open);
      setExpanded(popover, open);
    }
  }
}

function on<Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void): void {
  addEventListener(type, listener, true);
}

function runCommand(invoker: Element | null): void {
  const dialog = document.getElementById(invoker?.getAttribute('commandfor') ?? '') as HTMLDialogElement | null;
  if (invoker?.getAttribute('command') === 'close') dialog?.close();
  else dialog?.showModal();
}

const findPopover = (invoker: Element) => document.getElementById(invoker.getAttribute('popovertarget') ?? '');

const getInvokerSelector = ({ id }: Element) => `[popovertarget="${id}"]`;

function setExpanded(popover: Element, open: boolean): void {
  for (const invoker of document.querySelectorAll(getInvokerSelector(popover)))
    invoker.setAttribute('aria-expanded', `${open}`);
}
