import { findPanel, panelKey, panelReceiptKey, panelScriptKey } from '../../panel/storedPanel.ts';
import { integrityOf } from '../../store/integrityOf.ts';
import { messageOf } from '../../store/messageOf.ts';
import type { Inspection } from './Inspection.ts';
import { anew } from './previews.ts';

/** What a preview's panel shows, and its receipt; a script, which several share. */
const panelFile = /^previews\/(?:([0-9a-f]{24})\.panel\.(?:json|sha384)|panel\.[0-9a-f]{16}\.js)$/;

/** Holds panels against their receipts, and scripts against their names. A preview is shown also without its panel. */
export async function inspectPanels(inspection: Inspection): Promise<void> {
  const ids = new Set<string>();
  const scripts: string[] = [];
  for (const key of inspection.below('previews/')) {
    const [matched, id] = panelFile.exec(key) ?? [];
    if (matched) inspection.claim(key);
    if (id) ids.add(id);
    else if (matched) scripts.push(key);
  }
  await Promise.all([
    ...[...ids].map((id) => inspectPanel(inspection, id)),
    ...scripts.map((key) =>
      inspection.read(key, (bytes) => {
        if (bytes && panelScriptKey(integrityOf(bytes)) !== key)
          inspection.lost(key, 'is not what its name says', anew);
      }),
    ),
  ]);
}

async function inspectPanel(inspection: Inspection, id: string): Promise<void> {
  const key = panelKey(id);
  try {
    const found = await findPanel((each) => inspection.look(each, (bytes) => bytes), id);
    const script = found && panelScriptKey(found.panel.script);
    if (!found) inspection.notDone(key, 'is not whole: it or its receipt is not there', anew);
    else if (script && !inspection.keys.has(script)) inspection.lost(script, `is missing, and ${key} names it`, anew);
    const receipt = panelReceiptKey(id);
    await inspection.read(receipt, (bytes) => {
      if (found && bytes?.toString() !== `${integrityOf(Buffer.from(found.bytes))}\n`)
        inspection.lost(receipt, 'is not as it was written', anew);
    });
  } catch (error) {
    inspection.lost(key, `cannot be shown: ${messageOf(error)}`, anew);
  }
}
