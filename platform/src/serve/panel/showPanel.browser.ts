/**
 * Shows the composition panel of a preview. Alt C or a button opens it. For the page's part under the pointer or with the focus, it shows
 * package, team, release, downloads and failures. Pages get this function as text, so it uses nothing outside of itself. It builds its
 * elements in a shadow root without parsing HTML: the content security policy and Trusted Types need no exception. Its text is in English,
 * for the team.
 */
export function showPanel(): void {
  const script = document.querySelector<HTMLElement>('script[data-panel]');
  const teams: Readonly<Record<string, string>> = JSON.parse(script?.dataset.panel || '{}');
  let releases: Readonly<Record<string, string>> | undefined;
  const faults: string[] = [];

  function make(name: string, attributes: Readonly<Record<string, string>>, ...contents: readonly (Node | string)[]) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...contents);
    return made;
  }
  const host = make('div', { 'data-composition-panel': '', 'data-preview': '', lang: 'en' });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host { all: initial; }
    .open, dialog { box-sizing: border-box; font: 400 14px/1.5 var(--porohy-font-text, sans-serif); color: #0a1b1f; background: #fbfcf9; border: 1px solid #7c8c8d; }
    button { font: inherit; color: inherit; min-block-size: 32px; padding: 4px 14px; background: none; border: 1px solid #7c8c8d; border-radius: 999px; cursor: pointer; }
    button:focus-visible { outline: 2px solid #b93410; outline-offset: 2px; }
    .open { position: fixed; inset: auto auto 16px 16px; z-index: 97; min-block-size: 40px; }
    @media (max-width: 899px) { .open.beside { inset-block-end: 84px; } }
    .box { position: fixed; inset: auto; margin: 0; padding: 0; box-sizing: border-box; border: 2px solid #ff5226; background: none; pointer-events: none; }
    dialog { position: fixed; inset: auto auto 16px 16px; margin: 0; padding: 16px 20px; inline-size: min(420px, 100% - 32px); max-block-size: 50dvh; overflow: auto; }
    h2 { float: inline-start; margin: 0; font: inherit; font-weight: 600; } h2:focus { outline: 0; }
    button.close { float: inline-end; }
    p { clear: both; margin: 0; padding-block-start: 8px; }
    dl { display: grid; grid-template-columns: 6em minmax(0, 1fr); gap: 4px 12px; margin: 8px 0 0; }
    dt { color: #46585b; } dd { margin: 0; overflow-wrap: anywhere; } .fault { color: #bd1740; }
  `);
  root.adoptedStyleSheets = [sheet];
  const box = make('div', { class: 'box', popover: 'manual', 'aria-hidden': 'true' });
  const title = make('h2', { id: 'title', tabindex: '-1' }, 'Composition');
  const owner = make('p', { role: 'status' });
  const facts = make('dl', {});
  const closer = make('button', { type: 'button', class: 'close' }, 'Close');
  const dialog = make('dialog', { popover: 'manual', 'aria-labelledby': 'title' }, title, closer, owner, facts);
  const opener = make(
    'button',
    // `beside` moves the button up in a narrow viewport, so that it does not cover the preview's badge.
    { type: 'button', class: document.querySelector('aside[data-preview]') ? 'open beside' : 'open' },
    'Composition Alt C',
  );
  opener.setAttribute('aria-haspopup', 'dialog');
  opener.setAttribute('aria-keyshortcuts', 'Alt+C');
  // Adds only the button. The dialog is added when it opens, because tests that look for dialogs should find only those of the page.
  root.append(opener);

  let under: Element | null = null;
  let before: Element | null = null;
  const isOpen = () => dialog.isConnected;

  /** Finds the header, footer or page that contains an element, and the package that owns it. @returns undefined outside of all */
  function ownedPart(of: Element | null): { readonly name: string; readonly part: Element } | undefined {
    const remote = of?.closest<HTMLElement>('#main > [data-remote]');
    if (remote) return { name: remote.dataset.remote ?? '', part: remote };
    const frame = of?.closest('#root');
    return frame ? { name: 'shell', part: of?.closest('header, footer') ?? frame } : undefined;
  }

  const packageIn = (text: string) => /\/r\/([a-z][a-z0-9-]*)\//.exec(text)?.[1];
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

  function tellCost(name: string): string {
    const requested = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      (each) => packageIn(each.name) === name,
    );
    if (requested.length === 0) return 'nothing yet';
    const sum = (of: (each: PerformanceResourceTiming) => number) => requested.reduce((all, each) => all + of(each), 0);
    const from = Math.round(Math.min(...requested.map((each) => each.startTime)));
    const to = Math.round(Math.max(...requested.map((each) => each.responseEnd)));
    const travelled = kilobytes(sum((each) => each.transferSize));
    return `${requested.length} ${requested.length === 1 ? 'file' : 'files'}, ${kilobytes(sum((each) => each.encodedBodySize))}; ${travelled} on the wire; from ${from} to ${to} ms`;
  }

  /** Lists failures: a script that did not load, error statuses (also from before the panel started), and errors that were thrown. */
  function allFaults(): readonly string[] {
    const refused = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).flatMap((each) =>
      each.responseStatus >= 400 ? [`${new URL(each.name).pathname} answered ${each.responseStatus}`] : [],
    );
    const failures = document.documentElement.dataset.hydrated === 'failed' ? ['The page’s script did not come.'] : [];
    return [...failures, ...refused, ...faults];
  }

  function draw(): void {
    if (!isOpen()) return;
    const page = document.querySelector('#main > [data-remote]');
    const ownerPart = ownedPart(under?.isConnected ? under : page) ?? ownedPart(document.querySelector('#main'));
    if (!ownerPart) return;
    const { name, part } = ownerPart;
    const { top, left, right, bottom } = part.getBoundingClientRect();
    const at = { top: Math.max(0, top), left: Math.max(0, left) };
    Object.assign(box.style, {
      top: `${at.top}px`,
      left: `${at.left}px`,
      width: `${Math.max(0, Math.min(innerWidth, right) - at.left)}px`,
      height: `${Math.max(0, Math.min(innerHeight, bottom) - at.top)}px`,
    });
    const words = [name, teams[name]].filter(Boolean).join(', ');
    if (owner.textContent !== words) owner.textContent = words;
    const version = releases?.[name];
    const [document_] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const rows = [
      [
        'Release',
        version === 'dev' ? 'none: it is built from source' : (version ?? 'not known: the server does not respond'),
      ],
      ['Asked for', tellCost(name)],
      [
        'Document',
        document_
          ? `${kilobytes(document_.transferSize)} on the wire; whole at ${Math.round(document_.responseEnd)} ms`
          : 'not known',
      ],
    ] as const;
    const failed = allFaults();
    facts.replaceChildren(
      ...rows.flatMap(([term, text]) => [make('dt', {}, term), make('dd', {}, text)]),
      make('dt', {}, 'Faults'),
      ...(failed.length === 0 ? ['none so far'] : failed).map((each) =>
        make('dd', failed.length === 0 ? {} : { class: 'fault', style: 'grid-column: 2' }, each),
      ),
    );
  }

  async function show(): Promise<void> {
    before = document.activeElement === host ? opener : document.activeElement;
    root.append(box, dialog);
    // Opens the dialog non-modally, because the page must stay usable.
    dialog.setAttribute('open', '');
    box.showPopover();
    dialog.showPopover();
    draw();
    title.focus();
    // Sets a timeout, because a hanging server must not block the panel.
    releases = await fetch('/snapshot.json', { signal: AbortSignal.timeout(5000) })
      .then((answer) => answer.json())
      .then((snapshot) => snapshot.releases)
      .catch(() => undefined);
    draw();
  }

  function close(): void {
    dialog.hidePopover();
    dialog.removeAttribute('open');
    box.remove();
    dialog.remove();
    if (before instanceof HTMLElement) before.focus();
  }

  function add(what: string, from = ''): void {
    const name = packageIn(from);
    const fault = name === undefined ? what : `${name}: ${what}`;
    if (!faults.includes(fault)) faults.push(fault);
    draw();
  }

  let rests = '';
  const point = (event: Event) => {
    const { target } = event;
    if (event instanceof PointerEvent) {
      // A pointer event at the same point comes from elements that scroll below a resting pointer, so it is ignored.
      const at = `${event.clientX} ${event.clientY}`;
      if (at === rests) return;
      rests = at;
    }
    if (!(target instanceof Element) || !ownedPart(target)) return;
    under = target;
    draw();
  };
  opener.addEventListener('click', () => void show());
  closer.addEventListener('click', close);
  for (const kind of ['pointermove', 'focusin']) addEventListener(kind, point, true);
  for (const kind of ['scroll', 'resize']) addEventListener(kind, draw, { passive: true });
  addEventListener('keydown', (event) => {
    const { code, key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (code === 'KeyC' && altKey && !ctrlKey && !metaKey && !shiftKey) {
      event.preventDefault();
      if (isOpen()) close();
      else void show();
    }
    // Leaves Escape to a modal dialog of the page, if one is open.
    else if (key === 'Escape' && isOpen() && !document.querySelector('dialog:modal')) close();
  });
  addEventListener(
    'error',
    (event) => {
      if (event instanceof ErrorEvent) return add(event.message, `${event.filename} ${event.error?.stack}`);
      const { target } = event as Event;
      if (!(target instanceof Element)) return;
      const address = target.getAttribute('src') ?? target.getAttribute('href') ?? target.localName;
      add(`not loaded: ${address}`, address);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => add(reason?.message ?? String(reason), reason?.stack));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    add(`refused by the policy (${effectiveDirective}): ${blockedURI}`, blockedURI),
  );
  // Draws the panel again after each download, and when the page hydrates or changes its language.
  new PerformanceObserver(draw).observe({ type: 'resource' });
  new MutationObserver(draw).observe(document.documentElement, { attributeFilter: ['data-hydrated', 'lang'] });
  const main = document.querySelector('#main');
  if (main) new MutationObserver(draw).observe(main, { childList: true });
  performance.setResourceTimingBufferSize(2000);
  document.body.append(host);
}
