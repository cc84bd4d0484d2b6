import { computeIntegrity } from '../../store/bytes/computeIntegrity.ts';
import { escapeHtml } from '../../store/bytes/escapeHtml.ts';
import { showPanel } from './showPanel.browser.ts';

export type Teams = Readonly<Record<string, string>>;

/**
 * Text of the panel's script, defined only in the Worker's build: its bundler would change the function, but hosts must send equal bytes.
 */
declare const PANEL_SCRIPT: string | undefined;

/** Script of the composition panel, as the text of a function. It is in no release, so visitors of the live site cannot request it. */
export const panelScript = typeof PANEL_SCRIPT === 'string' ? PANEL_SCRIPT : `(${showPanel})();\n`;

/** Returns the script tag that loads the panel, with the script's integrity value. */
export const createPanelTag = (src: string, teams: Teams): string =>
  `<script data-preview data-panel="${escapeHtml(JSON.stringify(teams))}" defer crossorigin integrity="${computeIntegrity(panelScript)}" src="${src}"></script>`;
