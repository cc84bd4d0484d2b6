import type { KeyObject } from 'node:crypto';
import { type parseArgs, styleText } from 'node:util';
import type { ChangeOptions, ChangeOrigin } from '../../release/change/ChangeOptions.ts';
import type { LiveResult } from '../../release/change/makeLive.ts';
import { describeVisits, measureReturningVisits } from '../../release/compare/measureReturningVisits.ts';
import type { Budgets } from '../../release/gate/checkBudgets.ts';
import { readWorkspaceBudgets } from '../../release/gate/workspaceBudgets.ts';
import type { ReleaseStore, TrustedKeys } from '../../store/backends/releaseStore.ts';
import { getErrorMessage } from '../../store/getErrorMessage.ts';
import { writeNewestCopy } from '../../store/log/releaseLog.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { root } from '../line/root.ts';

/** Options of all verbs together; `release.cli.ts` says which verb has which options. */
export const verbOptions = {
  json: { type: 'boolean' },
  why: { type: 'string' },
  who: { type: 'string' },
  version: { type: 'string' },
  promote: { type: 'boolean' },
  force: { type: 'boolean' },
  'accept-size': { type: 'boolean' },
  drops: { type: 'string', multiple: true },
  to: { type: 'string' },
  percent: { type: 'string' },
  count: { type: 'string' },
  at: { type: 'string' },
  guard: { type: 'boolean' },
  steps: { type: 'string' },
  visitors: { type: 'string' },
  period: { type: 'string' },
  patience: { type: 'string' },
  from: { type: 'string', multiple: true },
  log: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof verbOptions }>>['values'];

export interface VerbContext extends Values {
  readonly args: readonly string[];
  readonly dryRun?: boolean | undefined;
  readonly acceptSize?: boolean | undefined;
  readonly store: ReleaseStore;
  /** The store without the check of signatures. Publishing and signing must also read releases that are not signed yet. */
  readonly uncheckedStore: ReleaseStore;
  readonly signingKey: KeyObject | undefined;
  readonly trustedKeys: TrustedKeys | undefined;
  readonly origin: ChangeOrigin;
  readonly onProgress: (step: string) => void;
}

/** Result of a verb: text for people, data for programs. */
export interface VerbResult {
  readonly text: string;
  readonly data: unknown;
  readonly failed?: boolean;
  /** Exit code of a failure; by default 1. */
  readonly code?: number;
}

export type Verb = (setup: VerbContext) => Promise<VerbResult>;

export const createChangeOptions = async ({
  store,
  why,
  origin,
  dryRun,
  signingKey,
  onProgress,
}: VerbContext): Promise<ChangeOptions> => ({
  store,
  why,
  origin,
  dryRun,
  signingKey,
  onProgress,
  onWarning: console.warn,
  budgets: await readBudgets(),
});

/**
 * Reports the result of a change, and updates the copy of the newest entry (not in a dry run).
 * @param before entry that was live before; with it, the report also has the download of a returning visitor
 */
export async function reportChange(
  { store, dryRun }: Pick<VerbContext, 'store' | 'dryRun'>,
  { entry, changed, rendered, notes, warnings = [] }: LiveResult,
  before?: LogEntry | undefined,
): Promise<VerbResult> {
  const data = { entry, changed, rendered, notes, ...(dryRun && { dryRun }) };
  for (const warning of warnings) console.warn(warning);
  if (dryRun) {
    const text = changed
      ? `Entry ${entry.number} would be live: ${entry.why}. Pages rendered: ${rendered}. Nothing was written.`
      : `Nothing would change; entry ${entry.number} is live.`;
    return { text, data };
  }
  const stale = await writeNewestCopy(store, entry);
  if (stale) console.warn(stale);
  const text = changed
    ? `${styleText('green', `Entry ${entry.number} is live`)} in ${store.place}: ${entry.why}. Pages rendered: ${rendered}.${await describeReturningVisit(store, before, entry)}`
    : `Nothing has changed; entry ${entry.number} stays live in ${store.place}.`;
  return { text, data };
}

/** Describes how much a returning visitor downloads. Never throws, because the change is live: an error would look like its failure. */
async function describeReturningVisit(
  store: ReleaseStore,
  before: LogEntry | undefined,
  entry: LogEntry,
): Promise<string> {
  if (!before || before.site === entry.site) return '';
  try {
    return `\n${describeVisits(await measureReturningVisits(store, before, entry))}`;
  } catch (error) {
    return `\nThe download of a returning visitor is unknown: ${getErrorMessage(error)}`;
  }
}

/** Parses the name of a package, with or without the prefix `mfe-`. */
export const parsePackageName = (text: string | undefined): string => (text ?? '').replace(/^mfe-/, '');

/** Reads the size limits (`budget.json`) of each package. A package without the file has the release gate's default limits. */
export const readBudgets = (): Promise<Budgets> => readWorkspaceBudgets(root);
