import { escapeHtml } from '../store/bytes/escapeHtml.ts';

/** Renders a page that says why the requested page cannot be rendered. It reloads itself once the sources are fixed. */
export const renderErrorPage = (reason: string): string => `<!doctype html>
<html lang="en" data-development-error>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page cannot be rendered</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-inline-size: 110ch; margin: 3rem auto; padding-inline: 1.5rem; }
  pre { font: 14px/1.6 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
</head>
<body>
<h1>This page cannot be rendered</h1>
<pre>${escapeHtml(reason)}</pre>
<p>This page reloads when the error is fixed.</p>
<script>(${reloadWhenFixed})();</script>
</body>
</html>
`;

/** Script of the error page. After each build or restart of the server, it requests the page again and reloads unless it still fails. */
function reloadWhenFixed(): void {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
  socket.onmessage = ({ data }) => {
    if (!['ok', 'still-ok', 'errors'].includes(JSON.parse(data).type)) return;
    void fetch(location.href).then(async (answer) => {
      if (answer.status !== 500) return location.reload();
      const reason = new DOMParser()
        .parseFromString(await answer.text(), 'text/html')
        .querySelector('pre')?.textContent;
      const shownReason = document.querySelector('pre');
      if (reason && shownReason) shownReason.textContent = reason;
    });
  };
  socket.onclose = () => setTimeout(reloadWhenFixed, 1000);
}
