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
  /** The composition panel's script. */
  readonly panel: string;
}

/**
 * A document with what stands on a page beside the page itself, behind all that is its own: what follows the server, and the composition panel. Both scripts are pinned: the document's policy takes no other.
 */
export function besidePage(html: string, { builds, panel }: BesideOptions): string {
  const end = [
    followTag(builds),
    scriptTag('/dev/panel.js', panel, 'data-panel="/dev/panel.json" type="module"'),
    '</body>',
  ].join('');
  return html.replace('</body>', () => end);
}

/** Has a page follow the server. */
export const followTag = (builds: string): string =>
  scriptTag(followScriptPath, followScript, `data-builds="${escapeHtml(builds)}"`);

const scriptTag = (src: string, text: string, attributes: string): string =>
  `<script ${attributes} defer crossorigin integrity="${integrityOf(text)}" src="${src}"></script>`;
