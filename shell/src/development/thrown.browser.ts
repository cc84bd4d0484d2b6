/**
 * Reports errors to the development server, from before any other code of the shell runs. The server shows them above the page and in the
 * terminal, with source positions. Each report waits for the connection, because the server can show nothing on the page before that.
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
