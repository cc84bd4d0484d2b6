import { findPanel, panelKey, panelScriptKey } from '../../panel/storedPanel.ts';
import { integrityOf } from '../../store/integrityOf.ts';
import { messageOf } from '../../store/messageOf.ts';
import { type Preview, readPreview } from '../../store/preview.ts';
import { asReleased } from '../../store/protocol/asReleased.ts';
import type { ReadKey } from '../../store/protocol/readKey.ts';
import type { Inspection } from './Inspection.ts';

/** What shows a preview's composition: its facts, their receipt, and a script that several share. */
const panelFile = /^previews\/(?:([0-9a-f]{24})\.panel\.json|[0-9a-f]{24}\.panel\.sha384|panel\.[0-9a-f]{16}\.js)$/;

/** `previews/<id>.json`, beside it the receipt with its integrity value, and a mark where it was revoked. */
const previewFile = /^previews\/([0-9a-f]{24})\.(json|sha384|revoked)$/;
const anew = 'Make the preview anew: "release preview".';

/**
 * Holds previews against their receipts. Nothing of a preview can be made again: its link is its own.
 * @returns those that can be opened
 */
export async function inspectPreviews(inspection: Inspection): Promise<Preview[]> {
  const files = new Map<string, Set<string>>();
  for (const key of inspection.below('previews/')) {
    const [, id, ending] = previewFile.exec(key) ?? [];
    if (id && ending) files.set(id, (files.get(id) ?? new Set()).add(ending));
  }
  await inspectPanels(inspection);
  const previews = await Promise.all([...files].map(([id, endings]) => inspectPreview(inspection, id, endings)));
  return previews.filter((preview) => preview !== undefined);
}

/** Holds panels against their receipts, and their scripts against what they say of them. A preview is shown without its panel. */
async function inspectPanels(inspection: Inspection): Promise<void> {
  const panels = inspection.below('previews/').flatMap((key) => {
    const [matched, id] = panelFile.exec(key) ?? [];
    if (matched) inspection.claim(key);
    return id === undefined ? [] : [id];
  });
  const read: ReadKey = (key) => inspection.look(key, (bytes) => bytes);
  await Promise.all(
    panels.map(async (id) => {
      try {
        const found = await findPanel(read, id);
        if (!found) return inspection.notDone(panelKey(id), 'has no receipt, or is no panel of ours', anew);
        const key = panelScriptKey(found.panel.script);
        const script = await read(key);
        if (!script) inspection.lost(key, `is missing, and ${panelKey(id)} names it`, anew);
        else await asReleased(key, script, found.panel.script);
      } catch (error) {
        inspection.lost(panelKey(id), `cannot be shown: ${messageOf(error)}`, anew);
      }
    }),
  );
}

async function inspectPreview(
  inspection: Inspection,
  id: string,
  endings: ReadonlySet<string>,
): Promise<Preview | undefined> {
  const key = (ending: string) => `previews/${id}.${ending}`;
  for (const ending of endings) inspection.claim(key(ending));
  const revoked = endings.has('revoked');
  const receipt = await inspection.read(key('sha384'), (bytes) => bytes?.toString());
  return inspection.read(key('json'), async (bytes) => {
    if (!bytes) {
      if (revoked) inspection.lost(key('json'), 'is missing, though it was revoked', 'Nobody can open it.');
      else inspection.notDone(key('sha384'), 'is the receipt of a preview that is not there', anew);
      return undefined;
    }
    const written = `${JSON.stringify(jsonOf(bytes), null, 2)}\n` === bytes.toString();
    const integrity = integrityOf(bytes);
    // As if its receipt fitted, and at any time: both are judged here.
    const own: ReadKey = async (each) =>
      each === key('json') ? bytes : each === key('sha384') ? Buffer.from(integrity) : undefined;
    const preview = written ? await readPreview(own, id, Number.NEGATIVE_INFINITY) : undefined;
    const open = preview && Date.parse(preview.until) > inspection.now && !revoked ? preview : undefined;
    if (!preview) inspection.lost(key('json'), 'is no preview of ours', anew);
    else if (receipt !== undefined && receipt !== integrity && receipt !== `${integrity}\n`)
      inspection.lost(key('json'), 'is not what its receipt says', anew);
    else if (receipt === undefined && open)
      inspection.notDone(key('sha384'), 'is not there: the preview is older than receipts, or it was removed', anew);
    return open;
  });
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
