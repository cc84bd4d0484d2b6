/**
 * Reports errors of the page to the development server, before anything else of the shell runs. The server shows them over the page and on
 * the terminal, in the source files. The report waits until the page hears of the server: an earlier one would not be shown on the page.
 */
const connected = new Promise<void>((resolve) => {
  addEventListener('message', ({ data }) => {
    if (/^webpack(Ok|StillOk|Errors)$/.test(data?.type)) resolve();
  });
});

async function postError(thrown: unknown): Promise<void> {
  await connected;
  const stack = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  await fetch('/dev/thrown', { method: 'POST', body: stack });
}

addEventListener('error', ({ error }) => void postError(error));
addEventListener('unhandledrejection', ({ reason }) => void postError(reason));

export {};
