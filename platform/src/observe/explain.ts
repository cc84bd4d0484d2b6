import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { InvalidInputError, NotFoundError } from 'shared/contract';
import { parsedJson } from '../store/parsedJson.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { readRelease } from '../store/protocol/readRelease.ts';
import { requireEntry } from '../store/releaseLog.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { readView, type View } from './viewName.ts';

/** The parts that the document of a view was made of. */
export interface Explained {
  readonly view: Omit<View, 'visitor'>;
  readonly entry: Pick<LogEntry, 'number' | 'at' | 'who' | 'why' | 'verb'>;
  /** Each package's release as this view had it, and the commit that it was built from, where the release says it. */
  readonly releases: readonly {
    readonly name: string;
    readonly version: string;
    readonly commit: string | undefined;
  }[];
  /** The canary's release, where the view was one of its arm. */
  readonly canary: string | undefined;
  /** The lines of the access log about this view, oldest first; absent where no log is named. */
  readonly lines: readonly object[] | undefined;
}

/**
 * Explains what somebody saw who names a view: the entry, the releases with their commits, the canary's arm, and what the log has of it.
 * @param log a file of the access log
 * @throws InvalidInputError if it is no name of a view; NotFoundError if the store has no such entry, or the log is not there
 */
export async function explain(store: ReleaseStore, name: string, log?: string): Promise<Explained> {
  const view = readView(name);
  // A name that somebody has made up has an entry of some number, too: the store says that there is none.
  if (!view)
    throw new InvalidInputError({
      fact: `"${name}" names no view.`,
      nextStep:
        'It has 36 letters, digits, "-" and "_": a page that fails says it, and the access log has it as "view".',
    });
  const { number, at, who, why, verb, composition, canary } = await requireEntry(store, view.entry);
  const shown = view.arm === 'canary' && canary ? canary : undefined;
  const versions = { ...composition.releases, ...(shown && { [shown.name]: shown.version }) };
  const releases = await Promise.all(
    Object.entries(versions).map(async ([each, version]) => ({
      name: each,
      version,
      // A release that was collected meanwhile says nothing more.
      commit: (await readRelease(store.read, each, version).catch(() => undefined))?.source?.commit,
    })),
  );
  const { visitor, ...said } = view;
  return {
    view: said,
    entry: { number, at, who, why, verb },
    releases,
    canary: shown && `${shown.name}@${shown.version}`,
    lines: log === undefined ? undefined : await linesAbout(log, name),
  };
}

async function linesAbout(log: string, name: string): Promise<object[]> {
  const lines: object[] = [];
  try {
    for await (const line of createInterface({ input: createReadStream(log) })) {
      // Reading each of a million lines as JSON would take a minute.
      if (!line.includes(name)) continue;
      // A line that was torn off is none.
      const read = parsedJson(line) as { readonly view?: unknown } | undefined;
      if (read?.view === name) lines.push(read);
    }
  } catch (cause) {
    throw new NotFoundError(
      { fact: `The log ${log} cannot be read.`, nextStep: 'Name the file that ACCESS_LOG names: --log access.log.' },
      { cause },
    );
  }
  return lines;
}
