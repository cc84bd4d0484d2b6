import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { InvalidInputError, NotFoundError } from 'shared/contract';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';
import { tryParseJson } from '../store/bytes/tryParseJson.ts';
import { requireEntry } from '../store/log/releaseLog.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { readRelease } from '../store/protocol/storedRelease.ts';
import { decodeViewId, type View } from './viewId.ts';

/** Origin of one view of a page: the log entry, and the releases of which the document was made. */
export interface ViewExplanation {
  readonly view: Omit<View, 'visitor'>;
  readonly entry: Pick<LogEntry, 'number' | 'at' | 'who' | 'why' | 'verb'>;
  /** Release of each package in the view. `commit` is undefined if the release does not name one. */
  readonly releases: readonly {
    readonly name: string;
    readonly version: string;
    readonly commit: string | undefined;
  }[];
  /** Release of the canary in the form `name version`; undefined if the visitor was not in the canary. */
  readonly canary: string | undefined;
  /** Lines of the access log about the view, oldest first; undefined if no log was given. */
  readonly lines: readonly object[] | undefined;
}

/**
 * Explains which document a visitor got: log entry, releases with commits, canary arm, and lines of the access log.
 * @param name the view's ID, which an error message shows to the visitor
 * @param log path of an access log
 * @throws InvalidInputError if the name is no name of a view; NotFoundError if the store has no such entry, or the log does not exist
 */
export async function explainView(store: ReleaseStore, name: string, log?: string): Promise<ViewExplanation> {
  const view = decodeViewId(name);
  // Checks only the form of the name. A forged name usually fails below, because the store has no such entry.
  if (!view)
    throw new InvalidInputError({
      fact: `"${name}" is not the name of a view.`,
      nextStep:
        'The name has 36 letters, digits, "-" and "_": a page that fails shows it, and the access log has it as "view".',
    });
  const { number, at, who, why, verb, composition, canary } = await requireEntry(store, view.entry);
  const canaryRelease = view.arm === 'canary' && canary ? canary : undefined;
  const versions = { ...composition.releases, ...(canaryRelease && { [canaryRelease.name]: canaryRelease.version }) };
  const releases = await Promise.all(
    Object.entries(versions).map(async ([each, version]) => ({
      name: each,
      version,
      // Names no commit if the release was removed meanwhile.
      commit: (await readRelease(store.read, each, version).catch(() => undefined))?.source?.commit,
    })),
  );
  const { visitor, ...fields } = view;
  return {
    view: fields,
    entry: { number, at, who, why, verb },
    releases,
    canary: canaryRelease && `${canaryRelease.name}@${canaryRelease.version}`,
    lines: log === undefined ? undefined : await readLogLines(log, name),
  };
}

async function readLogLines(log: string, name: string): Promise<object[]> {
  const lines: object[] = [];
  try {
    for await (const line of createInterface({ input: createReadStream(log) })) {
      // Parses only lines that contain the name, because parsing a million lines would take a minute.
      if (!line.includes(name)) continue;
      // Skips an incomplete last line, because the server may still be writing it.
      const read = tryParseJson(line) as { readonly view?: unknown } | undefined;
      if (read?.view === name) lines.push(read);
    }
  } catch (cause) {
    throw new NotFoundError(
      { fact: `The log ${log} cannot be read.`, nextStep: 'Use the file that ACCESS_LOG names: --log access.log.' },
      { cause },
    );
  }
  return lines;
}
