/**
 * Only while developing, before anything else of the shell: what the page throws is told to the server, which shows it over the page and on the terminal
 * in the files that were written. It is told when the page hears of the server: before, it would not be shown what it has told.
 */
const connected = new Promise<void>((resolve) => {
  addEventListener('message', ({ data }) => {
    if (/^webpack(Ok|StillOk|Errors)$/.test(data?.type)) resolve();
  });
});

async function tell(thrown: unknown): Promise<void> {
  await connected;
  const stack = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  await fetch('/dev/thrown', { method: 'POST', body: stack });
}

addEventListener('error', ({ error }) => void tell(error));
addEventListener('unhandledrejection', ({ reason }) => void tell(reason));

export {};
