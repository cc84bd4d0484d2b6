import { escapeUTF8 as escapeHtml } from 'entities';

/** What a preview says of itself, in the corner, outside the page's own root. English, because it is for the team. */
export function previewBadge(release: string, until: string): string {
  const style =
    'position:fixed;inset:auto 16px 16px auto;z-index:98;padding:10px 16px;border-radius:999px;background:#ff5226;color:#160702;font:500 14px/1.4 sans-serif';
  return `<aside data-preview aria-label="Preview" style="${style}">Preview of ${escapeHtml(release)}, until ${escapeHtml(until.slice(0, 10))} · <a href="/preview/end" style="color:inherit">Leave</a></aside>`;
}
