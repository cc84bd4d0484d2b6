import { escapeHtml } from '../store/escapeHtml.ts';

/** Makes the page that says why a page cannot be shown. The page is there again by itself when the sources are mended. */
export const errorPage = (why: string): string => `<!doctype html>
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
<pre>${escapeHtml(why)}</pre>
<p>It is shown again by itself when this is mended.</p>
<script>(${heal})();</script>
</body>
</html>
`;

/** Runs in the page: after every build, and when the server is there again, the page is asked for; what comes takes this one's place. */
function heal(): void {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
  socket.onmessage = ({ data }) => {
    if (!['ok', 'still-ok', 'errors'].includes(JSON.parse(data).type)) return;
    void fetch(location.href).then(async (answer) => {
      if (answer.status !== 500) return location.reload();
      const told = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('pre')?.textContent;
      const shown = document.querySelector('pre');
      if (told && shown) shown.textContent = told;
    });
  };
  socket.onclose = () => setTimeout(heal, 1000);
}
