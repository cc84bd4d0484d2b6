import { escapeUTF8 as escapeHtml } from 'entities';
import { panelTag, type Teams } from '../../panel/panel.ts';
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
  readonly teams: Teams;
}

/**
 * A document with what stands on a page beside the page itself, behind all that is its own: what follows the server, and the composition panel. Both scripts are pinned: the document's policy takes no other.
 */
export function besidePage(html: string, { builds, teams }: BesideOptions): string {
  const end = `${followTag(builds)}${panelTag('/dev/panel.js', teams)}</body>`;
  return html.replace('</body>', () => end);
}

/** Has a page follow the server. */
export const followTag = (builds: string): string =>
  `<script data-builds="${escapeHtml(builds)}" defer crossorigin integrity="${integrityOf(followScript)}" src="${followScriptPath}"></script>`;
