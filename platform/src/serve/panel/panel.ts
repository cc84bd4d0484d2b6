import { escapeHtml } from '../../store/escapeHtml.ts';
import { integrityOf } from '../../store/integrityOf.ts';
import { showPanel } from './showPanel.browser.ts';

/** Packages by short name, with the team of each. */
export type Teams = Readonly<Record<string, string>>;

/** The text as Node has it, written in by a Worker's build: a bundler writes the function otherwise, and all hosts send the same bytes. */
declare const PANEL_SCRIPT: string | undefined;

/** The composition panel's script: a function of this project as its text. No release has it, so nobody who visits the live site can ask for it. */
export const panelScript = typeof PANEL_SCRIPT === 'string' ? PANEL_SCRIPT : `(${showPanel})();\n`;

/** Asks for the panel behind all that is the page's own, pinned as all scripts are. */
export const panelTag = (src: string, teams: Teams): string =>
  `<script data-preview data-panel="${escapeHtml(JSON.stringify(teams))}" defer crossorigin integrity="${integrityOf(panelScript)}" src="${src}"></script>`;
