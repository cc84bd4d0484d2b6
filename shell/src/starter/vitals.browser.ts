import { onCLS, onINP, onLCP } from 'web-vitals';
import { readViewValue } from './readViewValue.browser.ts';

// The starter loads this module only if the server asked to measure the speed of this view (decision 0107).
const viewName = readViewValue('view');
// Reads the document's path, because pages reached by client navigation belong to the same view.
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
// Listens after the library's listeners, which complete the figures when the document is hidden. Sends once per view, even if the visitor
// comes back to the tab.
addEventListener('visibilitychange', sendVitals);

function sendVitals(): void {
  if (!viewName || document.visibilityState !== 'hidden') return;
  removeEventListener('visibilitychange', sendVitals);
  if (Object.keys(figures).length > 0)
    navigator.sendBeacon('/report', JSON.stringify({ view: viewName, kind: 'vitals', page, ...figures }));
}
