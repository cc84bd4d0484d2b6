import { previewIdPattern } from '../store/preview.ts';
import { asReleased } from '../store/protocol/asReleased.ts';
import { parseJson, type ReadKey } from '../store/protocol/readKey.ts';
import type { StoredPanel } from './PanelFacts.ts';

/** Where the facts of a preview's panel lie in the store. */
export const panelKey = (id: string): string => `previews/${id}.panel.json`;

/** Where their receipt lies: the integrity value of their bytes, written before them. */
export const panelReceiptKey = (id: string): string => `previews/${id}.panel.sha384`;

/** Where a panel's script lies, once for all previews that are shown with it. */
export const panelScriptKey = (integrity: string): string => `previews/${panelScript(integrity)}`;

/** The name of a panel's script: it carries the beginning of its SHA-384. */
export function panelScript(integrity: string): string {
  const base64 = integrity.replace(/^sha384-/, '');
  return `panel.${Buffer.from(base64, 'base64').toString('hex').slice(0, 16)}.js`;
}

/** A panel that was found: what it shows, and the bytes that say so. */
export interface FoundPanel {
  readonly panel: StoredPanel;
  readonly bytes: Uint8Array;
}

/**
 * The panel of a preview; undefined where it has none: it is older than panels, or its panel could not be made.
 * @throws IntegrityError if the bytes are not those of their receipt
 */
export async function findPanel(read: ReadKey, id: string): Promise<FoundPanel | undefined> {
  if (!previewIdPattern.test(id)) return undefined;
  const key = panelKey(id);
  const bytes = await read(key);
  const receipt = bytes && (await read(panelReceiptKey(id)));
  if (!receipt) return undefined;
  const held = await asReleased(key, bytes, new TextDecoder().decode(receipt).trim());
  const panel = parseJson(held, key) as StoredPanel;
  return typeof panel.script === 'string' ? { panel, bytes: held } : undefined;
}
