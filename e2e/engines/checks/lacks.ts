import type { Driver } from '../drivers/Driver.ts';

/**
 * What the site uses where an engine has it, each asked of the engine itself. Without any of them a page is whole; what it does instead
 * stands in decision 0057.
 * @returns the names of those that it has not
 */
export const lacks = (driver: Driver): Promise<string[]> => driver.evaluate(featuresThatAreMissing);

/** Runs in the browser. */
function featuresThatAreMissing(): string[] {
  const links = document.createElement('link').relList;
  const has: Readonly<Record<string, boolean>> = {
    'view transitions': 'startViewTransition' in document,
    'view transitions between documents': 'CSSViewTransitionRule' in window,
    'speculation rules': HTMLScriptElement.supports('speculationrules'),
    'compression dictionaries': links.supports('compression-dictionary'),
    'invoker commands': 'commandForElement' in HTMLButtonElement.prototype,
    popover: 'popover' in HTMLElement.prototype,
    'scroll-driven animations': CSS.supports('animation-timeline: view()'),
    'content-visibility': CSS.supports('content-visibility: auto'),
    'text-wrap: pretty': CSS.supports('text-wrap: pretty'),
    'text-wrap: balance': CSS.supports('text-wrap: balance'),
    'Trusted Types': 'trustedTypes' in window,
    'Network Information': 'connection' in navigator,
    requestIdleCallback: 'requestIdleCallback' in window,
    fetchPriority: 'fetchPriority' in HTMLImageElement.prototype,
    'scrollbar-gutter': CSS.supports('scrollbar-gutter: stable'),
  };
  return Object.keys(has).filter((name) => !has[name]);
}
