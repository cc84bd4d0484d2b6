/**
 * Reports errors of the page to the development server, before other code of the shell runs. The server shows them over the page and in the
 * terminal, with source positions. A report waits for the connection, or it would not appear on the page.
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
