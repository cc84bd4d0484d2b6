// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trackListeners } from '../testing/listeners.suite.ts';

/** Opens a document as the shell renders it, in a browser with or without native popovers and commands. */
async function openIn({ popovers, commands }: { readonly popovers: boolean; readonly commands: boolean }) {
  vi.resetModules();
  delete document.documentElement.dataset.invokers;
  document.body.innerHTML = `
    <button id="opener" popovertarget="panel">Services</button>
    <section id="panel" popover="auto"><a id="inside" href="/seo">SEO</a></section>
    <button id="show" command="show-modal" commandfor="menu">Menu</button>
    <dialog id="menu">
      <button id="close" command="close" commandfor="menu">Close</button>
      <a id="page" href="/portfolio">Portfolio</a> <a id="twin" href="/en" hreflang="en">ENG</a> <a id="call" href="tel:1">1</a>
    </dialog>
    <a id="beside" href="/other">Other</a>`;
  if (popovers) Object.defineProperty(HTMLElement.prototype, 'popover', { value: null, configurable: true });
  else Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  if (commands)
    Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', { value: null, configurable: true });
  else Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
  const { handleInvokers } = await import('./handleInvokers.ts');
  handleInvokers();
  handleInvokers();
}

const element = (id: string) => document.getElementById(id) as HTMLElement;
const click = (id: string) => element(id).click();
const expanded = () => element('opener').getAttribute('aria-expanded');
const isOpen = () => element('panel').hasAttribute('data-open');
const menu = () => element('menu') as HTMLDialogElement;
beforeEach(() => {
  const over = trackListeners();
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) event.preventDefault();
  });
  return over;
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('in a browser without popovers and invoker commands', () => {
  beforeEach(() => openIn({ popovers: false, commands: false }));

  it('a button opens and closes its popover, and sets aria-expanded', () => {
    expect(expanded()).toBeNull();
    click('opener');
    expect([isOpen(), expanded()]).toEqual([true, 'true']);
    click('opener');
    expect([isOpen(), expanded()]).toEqual([false, 'false']);
  });

  it.each([
    ['a click outside', () => document.body.click()],
    ['a followed link inside', () => click('inside')],
    ['a move of the focus', () => element('beside').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))],
  ])('%s closes the popover', (_, leave) => {
    click('opener');
    leave();
    expect([isOpen(), expanded()]).toEqual([false, 'false']);
  });

  it('Escape closes the popover and returns the focus to its button', () => {
    click('opener');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect([isOpen(), document.activeElement?.id]).toEqual([false, 'opener']);
  });

  it('focus or a click inside the popover, or focus on its button, keeps it open', () => {
    click('opener');
    for (const id of ['inside', 'opener']) element(id).dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    element('panel').click();
    expect(isOpen()).toBe(true);
  });

  it('focus on the document itself keeps the popover open, without an error', () => {
    const failed = vi.fn((event: Event) => event.preventDefault());
    addEventListener('error', failed);
    click('opener');
    document.dispatchEvent(new FocusEvent('focusin'));
    expect(failed).not.toHaveBeenCalled();
    expect(isOpen()).toBe(true);
  });

  it('one button opens the dialog as a modal, another closes it', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    click('show');
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(menu().open).toBe(true);
    click('close');
    expect(menu().open).toBe(false);
  });
});

describe('in a browser with popovers and invoker commands', () => {
  const toggled = vi.fn();
  beforeEach(async () => {
    await openIn({ popovers: true, commands: true });
    toggled.mockClear();
    Object.assign(HTMLElement.prototype, { togglePopover: toggled });
    const query = document.querySelector.bind(document);
    vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
      selector.endsWith(':popover-open') ? element('panel') : query(selector),
    );
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'togglePopover');
  });

  it('opening and closing are left to the browser', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    click('opener');
    click('show');
    document.body.click();
    expect(toggled).not.toHaveBeenCalled();
    expect(showModal).not.toHaveBeenCalled();
  });

  it('the button’s aria-expanded follows the popover’s toggle event', () => {
    for (const newState of ['open', 'closed']) {
      element('panel').dispatchEvent(Object.assign(new Event('toggle'), { newState }));
      expect(expanded()).toBe(String(newState === 'open'));
    }
  });

  it('a followed link inside, or a move of the focus, closes the popover', () => {
    click('inside');
    element('beside').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(toggled.mock.calls).toEqual([[false], [false]]);
  });

  it('a link to a page closes the dialog; a language link or phone link does not', () => {
    menu().showModal();
    click('twin');
    click('call');
    expect(menu().open).toBe(true);
    click('page');
    expect(menu().open).toBe(false);
  });
});
