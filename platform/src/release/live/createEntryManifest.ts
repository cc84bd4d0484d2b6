import { ExplainedError, StoreError } from 'shared/contract';
import { formatDay } from '../../compose/pages/modifiedDates.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { unpack } from '../../store/bytes/packing.ts';
import type { WrittenFile } from '../../store/content/createOrCompare.ts';
import { getErrorMessage } from '../../store/getErrorMessage.ts';
import { getManifestKey } from '../../store/protocol/keys.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import {
  computeManifestId,
  parseManifest,
  parseTable,
  type ReleasedTable,
  requireManifestBytes,
  type StoredManifest,
  serializeManifest,
} from '../../store/protocol/manifest.ts';
import { ignoreUnreadable } from '../../store/protocol/readKey.ts';
import { createManifest, type FormerResponses } from '../../store/responses/createManifest.ts';
import { readSignature } from '../../store/signing/releaseSignatures.ts';
import type { PublicState } from './listShownFiles.ts';
import { retentionDays } from './liveReleases.ts';

export interface EntryManifest {
  /** ID of the manifest, which the log entry contains. */
  readonly id: string;
  /** Files to write, in this order: the new tables, and the manifest last. Tables of the previous manifest are in the store already. */
  readonly files: readonly WrittenFile[];
  /** Warnings about unreadable tables of the previous manifest. Tabs that are open may then miss files. */
  readonly warnings: readonly string[];
}

/**
 * Creates the manifest of a log entry, with its tables.
 * @param before previous entry, whose files stay listed for open tabs
 * @param at time of the entry, in milliseconds since 1970
 * @throws as `createManifest` does
 */
export async function createEntryManifest(
  store: ReleaseStore,
  shows: PublicState,
  before: Pick<LogEntry, 'manifest'> | undefined,
  at: number,
): Promise<EntryManifest> {
  const warnings: string[] = [];
  const formerTables = before
    ? await readTables(store, before.manifest, (error) => {
        warnings.push(
          `The manifest before this entry cannot be read. Open tabs may not find their files. ${getErrorMessage(error)}`,
        );
      })
    : [];
  const former: FormerResponses = {
    tables: new Map(formerTables.map(({ name, table }) => [name, table])),
    today: formatDay(at),
    until: formatDay(at + retentionDays * 86_400_000),
  };
  const { manifest, tables } = await createManifest(
    { read: store.read, unpack },
    shows,
    // Lists a release with an unreadable signature as unsigned, so that it does not block changes of other packages.
    async (name, version) => (await readSignature(store, name, version).catch(ignoreUnreadable))?.key,
    former,
  );
  const tableFiles = await Promise.all(
    [...tables].map(async ([name, table]) => [name, await createFile(table)] as const),
  );
  const whole = { ...manifest, tables: Object.fromEntries(tableFiles.map(([name, { id }]) => [name, id])) };
  const { id, file } = await createFile(whole);
  const kept = new Set(formerTables.map((each) => each.id));
  const newTables = tableFiles.flatMap(([, table]) => (kept.has(table.id) ? [] : [table.file]));
  return { id, files: [...newTables, file], warnings };
}

async function createFile(
  content: StoredManifest | ReleasedTable,
): Promise<{ readonly id: string; readonly file: WrittenFile }> {
  const bytes = serializeManifest(content);
  const id = await computeManifestId(bytes);
  return { id, file: { key: getManifestKey(id), bytes } };
}

interface FormerTable {
  readonly name: string;
  readonly id: string;
  readonly table: ReleasedTable;
}

/**
 * Reads the tables of a manifest.
 * @param tell receives the error of each missing or altered table; that table is left out
 */
async function readTables(store: ReleaseStore, id: string, tell: (error: unknown) => void): Promise<FormerTable[]> {
  const tolerate = (error: unknown): undefined => {
    if (!(error instanceof ExplainedError) || error instanceof StoreError) throw error;
    tell(error);
  };
  const manifest = await requireManifestBytes(store, id)
    .then((bytes) => parseManifest(bytes, id))
    .catch(tolerate);
  const formerTables = await Promise.all(
    Object.entries(manifest?.tables ?? {}).map(async ([name, tableId]) => {
      const table = await requireManifestBytes(store, tableId)
        .then((bytes) => parseTable(bytes, tableId))
        .catch(tolerate);
      return table ? [{ name, id: tableId, table }] : [];
    }),
  );
  return formerTables.flat();
}
