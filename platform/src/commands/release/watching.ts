import { setTimeout as pause } from 'node:timers/promises';
import { requireLive } from '../../release/live.ts';
import { readLog } from '../../release/readLog.ts';
import { ownServer } from '../../release/seen/askServer.ts';
import { siteSeen } from '../../release/seen/siteSeen.ts';
import { messageOf } from '../../store/messageOf.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { interruption } from '../interruption.ts';
import { readNumber } from '../readOptions.ts';
import { openScreen } from '../screen.ts';
import type { Verb } from './Verb.ts';
import { type Watching, watchLine, watchScreen } from './watchScreen.ts';

/** How many entries are shown. */
const entriesShown = 5;

/** Shows the live site until it is ended: one screen in a terminal, a line each time elsewhere; with `--json` what is so now. */
export const watch: Verb = async ({ store, from = [ownServer], period, json }) => {
  const seconds = readNumber('--period', period ?? (process.stdout.isTTY ? '2' : '10'), { least: 1, most: 3600 });
  // Who cannot see must not begin.
  let watching: Watching = { now: await siteSeen(from), entries: await lastEntries(store) };
  if (json) return { text: '', data: watching };
  // Not forgotten at the end: who says twice that it shall end must not cut its last line off.
  const { signal } = interruption();
  // Whoever read the lines has gone: head, less.
  process.stdout.once('error', () => process.exit(0));
  const screen = openScreen(process.stdout);
  let looks = 0;
  try {
    while (!signal.aborted) {
      screen.show(watchScreen(watching), watchLine(watching));
      looks += 1;
      await pause(seconds * 1000, undefined, { signal }).catch(() => {});
      if (!signal.aborted) watching = await lookAgain(watching, store, from, signal);
    }
  } finally {
    screen.close();
  }
  return { text: `Looked ${looks} times. ${watchLine(watching)}`, data: watching };
};

/** What cannot be seen is said, and what was seen last stays. */
async function lookAgain(
  { now, before, entries }: Watching,
  store: ReleaseStore,
  from: readonly string[],
  signal: AbortSignal,
): Promise<Watching> {
  try {
    const seen = await siteSeen(from, signal);
    const known = entries[0]?.number ?? 0;
    const newest = await requireLive(store);
    return { now: seen, before: now, entries: newest.number > known ? await lastEntries(store) : entries };
  } catch (error) {
    return { now, before, entries, ...(!signal.aborted && { fault: messageOf(error).replace(/\s+/g, ' ') }) };
  }
}

const lastEntries = async (store: ReleaseStore): Promise<readonly LogEntry[]> =>
  (await readLog(store, entriesShown)).entries;
