import { computeIntegrity } from '../../store/bytes/computeIntegrity.ts';
import { tryParseJson } from '../../store/bytes/tryParseJson.ts';
import { newPreviewAdvice, type Preview, readPreview } from '../../store/protocol/preview.ts';
import { ignoreUnreadable, type ReadKey } from '../../store/protocol/readKey.ts';
import type { Inspection } from './Inspection.ts';

/** Matches the files of a preview: the preview, its receipt, and the mark that it is revoked. */
const previewFile = /^previews\/([0-9a-f]{24})\.(?:json|sha256|revoked)$/;

/**
 * Verifies previews by their receipts. An altered one is lost, because nothing can rebuild it.
 * @returns the open previews
 */
export async function inspectPreviews(inspection: Inspection): Promise<Preview[]> {
  const previews = await Promise.all(inspection.named(previewFile).map((id) => inspectPreview(inspection, id)));
  return previews.filter((preview) => preview !== undefined);
}

async function inspectPreview(inspection: Inspection, id: string): Promise<Preview | undefined> {
  const key = (ending: string) => `previews/${id}.${ending}`;
  inspection.claim(key('revoked'));
  const revoked = inspection.keys.has(key('revoked'));
  const receipt = await inspection.read(key('sha256'), (bytes) => bytes?.toString());
  return inspection.read(key('json'), async (bytes) => {
    if (!bytes) {
      if (revoked) inspection.addLost(key('json'), 'is missing, and the preview is revoked', 'Nobody can open it.');
      else inspection.addUnfinished(key('sha256'), 'is the receipt of a missing preview', newPreviewAdvice);
      return undefined;
    }
    const written = `${JSON.stringify(tryParseJson(bytes), null, 2)}\n` === bytes.toString();
    const integrity = computeIntegrity(bytes);
    // Makes `readPreview` check only the form: it gets a receipt that fits and no expiry. Both are checked below.
    const readInspected: ReadKey = async (each) =>
      each === key('json') ? bytes : each === key('sha256') ? Buffer.from(integrity) : undefined;
    const preview = written
      ? await readPreview(readInspected, id, Number.NEGATIVE_INFINITY).catch(ignoreUnreadable)
      : undefined;
    const open = preview && Date.parse(preview.until) > inspection.now && !revoked ? preview : undefined;
    if (!preview) inspection.addLost(key('json'), 'is not a valid preview', newPreviewAdvice);
    else if (receipt === undefined)
      inspection.addLost(key('sha256'), 'is missing: the preview cannot be opened', newPreviewAdvice);
    else if (receipt !== `${integrity}\n`)
      inspection.addLost(key('json'), 'differs from its receipt', newPreviewAdvice);
    return open;
  });
}
