/**
 * Handles invokers and popovers in the whole document, also in elements that are added later. Polyfills `popovertarget`, and `command` with
 * `show-modal` and `close`. Sets `aria-expanded` on buttons of popovers. A followed link closes the popover or dialog around the link; a
 * popover also closes when focus leaves it. Further calls of this function do nothing.
 */
export function handleInvokers(): void {
  const root = document.documentElement;
  if ('invokers' in root.dataset) return;
  root.dataset.invokers = '';
  const hasPopovers = 'popover' in root;
  const hasCommands = 'commandForElement' in HTMLButtonElement.prototype;

  // All listeners use the capture phase: React stops clicks in parts that are not hydrated, and `toggle` does not bubble.
  on('click', ({ target }) => {
    const clicked = target as Element;
    if (!hasCommands) runCommand(clicked.closest('[commandfor]'));
    const invoker = hasPopovers ? null : clicked.closest('[popovertarget]');
    const openedPopover = findOpenPopover();
    if (invoker) togglePopover(findPopover(invoker), openedPopover !== findPopover(invoker));
    // Closes the popover on a click outside, as browsers with native popovers do.
    if (openedPopover && !hasPopovers && !openedPopover.contains(clicked)) togglePopover(openedPopover, false);
    // Closes the panel around a followed link, but not around a language link: the menu stays open in the other language.
    if (clicked.closest('a[href^="/"]:not([hreflang])')) {
      togglePopover(openedPopover, false);
      clicked.closest('dialog')?.close();
    }
  });
  on('focusin', ({ target }) => {
    const openedPopover = findOpenPopover();
    const focused = target as Node & Partial<Element>;
    if (!openedPopover || openedPopover.contains(focused)) return;
    // Ignores a focus of the document itself, which has no `matches`.
    if (focused.matches?.(getInvokerSelector(openedPopover)) === false) togglePopover(openedPopover, false);
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
