import { escapeUTF8 as escapeHtml } from 'entities';
import { integrityOf } from '../../store/integrityOf.ts';
import { followServer } from './followServer.browser.ts';

/** Where a page finds what follows the server, and the line that it follows. */
export const followPath = '/dev/follow';
export const followScriptPath = '/dev/follow.js';

/** The script as it is sent: a function of this project as its text. */
export const followScript = `(${followServer})();\n`;

interface BesideOptions {
  /** Names what the builds have come to. */
  readonly builds: string;
  /** The link of the preview that is shown, and the remotes of this machine that are shown in it. */
  readonly preview?: { readonly link: string; readonly remotes: readonly string[] } | undefined;
  /** The composition panel's script. */
  readonly panel: string;
}

/**
 * A document with what stands on a page beside the page itself, behind all that is its own: what follows the server, the composition panel and, on a preview,
 * a badge that says what is of this machine. Both scripts are pinned: the document's policy takes no other.
 */
export function besidePage(html: string, address: string, { builds, preview, panel }: BesideOptions): string {
  const end = [
    followTag(builds, preview?.link),
    scriptTag('/dev/panel.js', panel, 'data-panel="/dev/panel.json" type="module"'),
    '</body>',
  ].join('');
  const badged = preview ? withBadge(withoutPanel(html), address, preview) : html;
  return badged.replace('</body>', () => end);
}

/** Has a page follow the server. */
export const followTag = (builds: string, leave?: string): string =>
  scriptTag(
    followScriptPath,
    followScript,
    `data-builds="${escapeHtml(builds)}"${leave === undefined ? '' : ` data-leave="${escapeHtml(leave)}"`}`,
  );

const scriptTag = (src: string, text: string, attributes: string): string =>
  `<script ${attributes} defer crossorigin integrity="${integrityOf(text)}" src="${src}"></script>`;

/** The deployed panel shows the deployed preview. */
const withoutPanel = (html: string): string =>
  html.replace(/<script data-preview data-panel="[^"]*"[^>]*><\/script>/, '');

/** The preview's own badge, with the remotes of this machine and the way to the preview as it is deployed. */
function withBadge(html: string, address: string, { link, remotes }: NonNullable<BesideOptions['preview']>): string {
  return html.replace(
    /(<aside data-preview[^>]*>)([\s\S]*?) · <a [^>]*>Leave<\/a><\/aside>/,
    (_whole, opening: string, words: string) =>
      `${opening}${words}, with ${escapeHtml(remotes.join(', '))} of this machine · <a data-leave href="${escapeHtml(link + (address === '/' ? '' : address))}" style="color:inherit">Leave</a></aside>`,
  );
}
