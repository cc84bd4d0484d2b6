import type { Measured } from './loads.browser.ts';

/** Collects what goes wrong on the page from now on, each once. @param tell is called when something has */
export function collectFaults(tell: () => void): readonly string[] {
  const faults: string[] = [];
  const add = (fault: string) => {
    if (faults.includes(fault)) return;
    faults.push(fault);
    tell();
  };
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (event instanceof ErrorEvent) add(event.message);
      else if (target instanceof Element)
        add(`not loaded: ${pathOf(target.getAttribute('src') ?? target.getAttribute('href') ?? target.localName)}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    add(reason instanceof Error ? reason.message : String(reason)),
  );
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    add(`refused by the policy (${effectiveDirective}): ${pathOf(blockedURI)}`),
  );
  return faults;
}

/** What was answered with an error, also before anybody listened. Where the browser does not say a status there are none. */
export const refused = (entries: readonly Measured[]): readonly string[] =>
  entries.flatMap(({ name, responseStatus = 0 }) =>
    responseStatus >= 400 ? [`${pathOf(name)} answered ${responseStatus}`] : [],
  );

const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : address);
