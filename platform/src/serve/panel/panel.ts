import { computeIntegrity } from '../../store/bytes/computeIntegrity.ts';
import { escapeHtml } from '../../store/bytes/escapeHtml.ts';
import { showPanel } from './showPanel.browser.ts';

/** Teams by package. */
export type Teams = Readonly<Record<string, string>>;

/** Text of the script, inserted by the Worker's build: a bundler would change the function, and all hosts must send the same bytes. */
declare const PANEL_SCRIPT: string | undefined;

/** Script of the composition panel: a function as text. It is in no release, so visitors of the live site cannot request it. */
export const panelScript = typeof PANEL_SCRIPT === 'string' ? PANEL_SCRIPT : `(${showPanel})();\n`;

/** Returns the tag that loads the panel, with its integrity. */
export const createPanelTag = (src: string, teams: Teams): string =>
  `<script data-preview data-panel="${escapeHtml(JSON.stringify(teams))}" defer crossorigin integrity="${computeIntegrity(panelScript)}" src="${src}"></script>`;
