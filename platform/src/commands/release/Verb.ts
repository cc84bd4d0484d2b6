import type { KeyObject } from 'node:crypto';
import { type parseArgs, styleText } from 'node:util';
import type { ChangeOptions } from '../../release/ChangeOptions.ts';
import { budgetsIn } from '../../release/gate/budgetsIn.ts';
import type { Budgets } from '../../release/gate/checkBudgets.ts';
import type { MadeLive } from '../../release/makeLive.ts';
import { returningVisits, tellVisits } from '../../release/returningVisits.ts';
import type { Origin } from '../../release/Wish.ts';
import { messageOf } from '../../store/messageOf.ts';
import { projectNewest } from '../../store/projectNewest.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import type { ReleaseStore, TrustedKeys } from '../../store/releaseStore.ts';
import { root } from '../line/root.ts';

/** Options that a person may write behind a verb; which verb takes what stands beside the verbs. */
export const options = {
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

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** All that a verb works with. */
export interface Setup extends Values {
  readonly words: readonly string[];
  readonly dryRun?: boolean | undefined;
  readonly acceptSize?: boolean | undefined;
  readonly store: ReleaseStore;
  /** The same without the question whose signature a release has: publishing and signing come before it. */
  readonly unsigned: ReleaseStore;
  readonly signingKey: KeyObject | undefined;
  readonly trusted: TrustedKeys | undefined;
  readonly origin: Origin;
  readonly onProgress: (step: string) => void;
}

/** Result of a verb: for people, and for programs. */
export interface Outcome {
  readonly text: string;
  readonly data: unknown;
  readonly failed?: boolean;
  /** The exit code of a failure; 1 without it. */
  readonly code?: number;
}

export type Verb = (setup: Setup) => Promise<Outcome>;

/** Makes the options that every change is given, whichever verb makes it. */
export const changeOf = async ({
  store,
  why,
  origin,
  dryRun,
  signingKey,
  onProgress,
}: Setup): Promise<ChangeOptions> => ({
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
 * Tells the result of a change. Whatever made it, the copy of the newest entry follows.
 * @param before the entry that was live before, where it is to be said what a returning visitor fetches
 */
export async function told(
  { store, dryRun }: Pick<Setup, 'store' | 'dryRun'>,
  { entry, changed, rendered, notes, warnings = [] }: MadeLive,
  before?: LogEntry | undefined,
): Promise<Outcome> {
  const data = { entry, changed, rendered, notes, ...(dryRun && { dryRun }) };
  for (const warning of warnings) console.warn(warning);
  if (dryRun) {
    const text = changed
      ? `Entry ${entry.number} would be live: ${entry.why}. Pages rendered: ${rendered}. Nothing was written.`
      : `Nothing would change; entry ${entry.number} is live.`;
    return { text, data };
  }
  const stale = await projectNewest(store, entry);
  if (stale) console.warn(stale);
  const text = changed
    ? `${styleText('green', `Entry ${entry.number} is live`)} in ${store.place}: ${entry.why}. Pages rendered: ${rendered}.${await returning(store, before, entry)}`
    : `Nothing has changed; entry ${entry.number} stays live in ${store.place}.`;
  return { text, data };
}

/** Said behind what is live already: nothing of it may fail. */
async function returning(store: ReleaseStore, before: LogEntry | undefined, entry: LogEntry): Promise<string> {
  if (!before || before.site === entry.site) return '';
  try {
    return `\n${tellVisits(await returningVisits(store, before, entry))}`;
  } catch (error) {
    return `\nWhat a returning visitor fetches could not be found out: ${messageOf(error)}`;
  }
}

/** The package that a word names: also with `mfe-` before it. */
export const packageName = (word: string | undefined): string => (word ?? '').replace(/^mfe-/, '');

/** Reads what each package of the workspace says in its `budget.json`; a package that says nothing has the gate's own limits. */
export const readBudgets = (): Promise<Budgets> => budgetsIn(root);
