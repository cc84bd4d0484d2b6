import { onCLS, onINP, onLCP } from 'web-vitals';
import { readViewValue } from './readViewValue.browser.ts';

// A module of its own, which the starter asks for where the server has drawn this view to say how fast it was (0107).
const viewName = readViewValue('view');
// The address that the document came under: what is gone to by links has no view of its own.
const [navigationEntry] = performance.getEntriesByType('navigation');
const page = new URL(navigationEntry?.name ?? location.href).pathname.slice(0, 120);
const figures: { lcp?: number; inp?: number; cls?: number } = {};
onLCP(({ value }) => {
  figures.lcp = Math.round(value);
});
onINP(({ value }) => {
  figures.inp = Math.round(value);
});
onCLS(({ value }) => {
  figures.cls = Math.round(value * 1e4) / 1e4;
});
// Behind the library's own listeners, which settle the figures when the document is hidden. Sent once: a visitor who comes back looks at the same view.
addEventListener('visibilitychange', sendVitals);

function sendVitals(): void {
  if (!viewName || document.visibilityState !== 'hidden') return;
  removeEventListener('visibilitychange', sendVitals);
  if (Object.keys(figures).length > 0)
    navigator.sendBeacon('/report', JSON.stringify({ view: viewName, kind: 'vitals', page, ...figures }));
}
