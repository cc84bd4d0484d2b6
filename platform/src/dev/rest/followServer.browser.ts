/** What the server tells to the pages that follow it. */
export interface Told {
  /** Names what the builds have come to: a page of other builds is loaded anew. */
  readonly builds: string;
  /** What is wrong, in the sources or in a page, by file and line; a page that stands stays. */
  readonly problems: readonly string[];
}

/**
 * Runs in the page, and is sent as its text: after each save the page is loaded anew, what is wrong is told over it, and so is a server that has stopped, while
 * the page stays. It holds no line open for a page that nobody sees: a browser has six of them for a site.
 */
export function followServer(): void {
  const script = document.querySelector<HTMLScriptElement>('script[data-builds]');
  const { builds = '' } = script?.dataset ?? {};
  let line: EventSource | undefined;
  let said: HTMLElement | undefined;

  const tell = (words: string): void => {
    said?.remove();
    said = undefined;
    if (words === '') return;
    said = document.createElement('aside');
    said.dataset.development = '';
    said.setAttribute('role', 'status');
    said.style.cssText =
      'position:fixed;inset:auto 16px 16px 16px;z-index:99;max-block-size:60vh;overflow:auto;padding:12px 20px;border-radius:12px;background:#160702;color:#fff;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere';
    said.textContent = words;
    document.body.append(said);
  };
  const listen = (): void => {
    if (document.visibilityState === 'hidden' || (document as { prerendering?: boolean }).prerendering) {
      line?.close();
      line = undefined;
      return;
    }
    if (line) return;
    line = new EventSource('/dev/follow');
    line.onmessage = ({ data }) => {
      const told = JSON.parse(data) as Told;
      if (told.builds !== builds) return location.reload();
      tell(told.problems.join('\n\n'));
    };
    line.onerror = () =>
      tell('The development server has stopped. This page stays as it is, and follows it again when it is there.');
  };
  document.addEventListener('visibilitychange', listen);
  document.addEventListener('prerenderingchange', listen);
  listen();

  const thrown = (of: unknown): void => {
    if (of instanceof Error)
      void fetch('/dev/thrown', { method: 'POST', body: of.stack ?? of.message }).catch(() => {});
  };
  addEventListener('error', ({ error }) => thrown(error));
  addEventListener('unhandledrejection', ({ reason }) => thrown(reason));
  // What the shell catches it only says on the console: a page that throws, HTML that is not what the page renders.
  for (const level of ['error', 'warn'] as const) {
    const say = console[level];
    console[level] = (...words: unknown[]) => {
      for (const word of words) thrown(word);
      say.apply(console, words);
    };
  }
}
