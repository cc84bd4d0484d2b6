/**
 * Makes popovers and invokers work in engines without them (`popovertarget`; `command` with `show-modal` and `close`), for the whole
 * document. It sets `aria-expanded` on a popover's button, and closes panels when a link in them is followed or the focus leaves. A second
 * call does nothing.
 */
export function handleInvokers(): void {
  const root = document.documentElement;
  if ('invokers' in root.dataset) return;
  root.dataset.invokers = '';
  const hasPopovers = 'popover' in root;
  const hasCommands = 'commandForElement' in HTMLButtonElement.prototype;

  // Capturing: React stops events of parts that are not hydrated, and `toggle` does not bubble.
  on('click', ({ target }) => {
    const clicked = target as Element;
    if (!commands) command(clicked.closest('[commandfor]'));
    const invoker = popovers ? null : clicked.closest('[popovertarget]');
    const shown = openPopover();
    if (invoker) show(popoverOf(invoker), shown !== popoverOf(invoker));
    // Browsers with popovers close them on outside clicks.
    if (shown && !popovers && !shown.contains(clicked)) show(shown, false);
    // A language switch changes the page in place: the panel stays open.
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
