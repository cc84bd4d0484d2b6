/**
 * Makes popovers and invokers work in engines without them (`popovertarget`; `command` with `show-modal` and `close`), for the whole
 * document. It sets `aria-expanded` on a popover's button, and closes panels when a link in them is followed or the focus leaves. A second
 * call does nothing.
 */
export function handleInvokers(): void {
  const root = document.documentElement;
  if ('invokers' in root.dataset) return;
  root.dataset.invokers = '';
  const popovers = 'popover' in root;
  const commands = 'commandForElement' in HTMLButtonElement.prototype;

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
      show(shown, false);
      clicked.closest('dialog')?.close();
    }
  });
  on('focusin', ({ target }) => {
    const shown = openPopover();
    const focused = target as Element;
    if (shown && !shown.contains(focused) && !focused.matches(invokerOf(shown))) show(shown, false);
  });
  on('keydown', ({ key }) => {
    const shown = openPopover();
    if (popovers || key !== 'Escape' || !shown) return;
    show(shown, false);
    document.querySelector<HTMLElement>(invokerOf(shown))?.focus();
  });
  on('toggle', ({ target, newState }) => tell(target as Element, newState === 'open'));

  function openPopover(): HTMLElement | null {
    return document.querySelector(`[popover=auto]${popovers ? ':popover-open' : '[data-open]'}`);
  }

  function show(popover: HTMLElement | null, open: boolean): void {
    if (!popover) return;
    if (popovers) popover.togglePopover(open);
    else {
      popover.toggleAttribute('data-open', open);
      tell(popover, open);
    }
  }
}

function on<Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void): void {
  addEventListener(type, listener, true);
}

function command(invoker: Element | null): void {
  const dialog = document.getElementById(invoker?.getAttribute('commandfor') ?? '') as HTMLDialogElement | null;
  if (invoker?.getAttribute('command') === 'close') dialog?.close();
  else dialog?.showModal();
}

const popoverOf = (invoker: Element) => document.getElementById(invoker.getAttribute('popovertarget') ?? '');

const invokerOf = ({ id }: Element) => `[popovertarget="${id}"]`;

function tell(popover: Element, open: boolean): void {
  for (const invoker of document.querySelectorAll(invokerOf(popover))) invoker.setAttribute('aria-expanded', `${open}`);
}
