import { releaseKey } from '../../store/protocol/keys.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import type { Inspection } from './Inspection.ts';

/** A mark says what its key says, so that it can be made again. Undefined for what is none. */
export function markText(key: string): string | undefined {
  const [, name, version] = /^([^/]+)\/([^/]+)\/promoted\.json$/.exec(key) ?? [];
  if (name && version) return `${JSON.stringify({ name, version })}\n`;
  const [, site] = /^retired\/\d{4}-\d{2}-\d{2}\/([0-9a-f]{16})\.json$/.exec(key) ?? [];
  return site && `${JSON.stringify({ site })}\n`;
}

/**
 * Holds the marks: which releases were shown to the public, which sites are shown no more. Where marks are written at all, every release
 * that the newest entry names has one.
 */
export async function inspectMarks(inspection: Inspection, newest: LogEntry | undefined): Promise<void> {
  const shown = Object.entries(newest?.composition.releases ?? {});
  if (newest?.canary) shown.push([newest.canary.name, newest.canary.version]);
  const marks = shown.map(([name, version]) => releaseKey(name, version, 'promoted.json'));
  const marked = marks.some((key) => inspection.keys.has(key));
  for (const key of new Set(marked ? marks : []))
    if (!inspection.keys.has(key)) inspection.mendable(key, 'is missing, though its release is shown');
  await Promise.all(
    [...inspection.keys.keys()].map((key) => {
      const text = markText(key);
      return (
        text &&
        inspection.read(key, (bytes) => {
          if (bytes?.toString() !== text) inspection.mendable(key, 'says something else than its name');
        })
      );
    }),
  );
}
