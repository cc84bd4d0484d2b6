import { isDeepStrictEqual } from 'node:util';
import { type LogEntry, readFlags, serializeFlags } from '../../src/store/protocol/logEntry.ts';
import type { CommandPurpose } from './commands.ts';
import { findSite, formatReleaseIds, isRefusedByGate } from './fakeReleasesAndSites.ts';

/** A log entry that a command has just appended, with the entries that it is compared with. */
export interface AppendedEntry {
  /** Names entry and command in a report. */
  readonly is: string;
  readonly about: CommandPurpose;
  readonly before: LogEntry;
  readonly entry: LogEntry;
  readonly log: readonly LogEntry[];
  /** Entries that were the newest from the start of the command's run until its first search. */
  readonly read: readonly LogEntry[];
}

/** Reports a broken promise of `docs/protocol.md`, by its number. */
type Report = (promise: number, fact: string) => void;

/** Checks that an appended log entry differs from the one before only as its command says. */
export function checkAppendedEntry(appended: AppendedEntry, report: Report): void {
  checkChange(appended, report);
  checkFlags(appended, report);
  checkPermission(appended, report);
  checkReplacedReleases(appended, report);
  checkCanary(appended, report);
}

/** Checks that the live releases are those that the command was to make live. */
function checkChange({ is, about, before, entry, log }: AppendedEntry, report: Report): void {
  const from = about.verb === 'rollback to' ? log[about.to - 1] : before;
  const releases: Record<string, string> = { ...from?.composition.releases };
  if (about.verb === 'promote') for (const { name, version } of about.releases) releases[name] = version;
  if (about.verb === 'rollback') releases[about.name] = about.version ?? entry.composition.releases[about.name] ?? '';
  const [live, meant] = [formatReleaseIds(entry.composition), formatReleaseIds({ releases })];
  if (live !== meant) report(2, `${is} has ${live} live instead of ${meant}.`);
}

/** Checks that holds and refusals changed only as the command says. */
function checkFlags({ is, about, before, entry }: AppendedEntry, report: Report): void {
  const holds = new Set(before.holds);
  if (about.verb === 'hold') holds.add(about.name);
  if (about.verb === 'unhold') holds.delete(about.name);
  const refused: Record<string, readonly string[]> = { ...before.refused };
  for (const name of changedBetween(before, entry)) {
    const [left, now] = [before.composition.releases[name], entry.composition.releases[name]];
    const others = (refused[name] ?? []).filter((each) => each !== left && each !== now);
    const stays = (refused[name] ?? []).includes(left ?? '') || about.verb.startsWith('rollback');
    refused[name] = left && stays ? [...others, left] : others;
  }
  const flags = { ...readFlags(before), holds: [...holds], refused, canary: entry.canary };
  const [has, wanted] = [serializeFlags(readFlags(entry)), serializeFlags(flags)];
  if (!isDeepStrictEqual(has, wanted))
    report(2, `${is} has flags ${JSON.stringify(has)} instead of ${JSON.stringify(wanted)}.`);
}

/** Checks that no hold or refusal forbids the change. */
function checkPermission({ is, about, before, entry }: AppendedEntry, report: Report): void {
  const force = 'force' in about && about.force;
  const back = about.verb.startsWith('rollback');
  const { canary } = entry;
  const isNew = canary && (canary.version !== before.canary?.version || canary.percent !== before.canary.percent);
  const begun = isNew ? canary : undefined;
  for (const name of [...changedBetween(before, entry), ...(begun ? [begun.name] : [])]) {
    const version = begun?.name === name ? begun.version : entry.composition.releases[name];
    if (!force && before.holds?.includes(name)) report(3, `${is} changes ${name}, which is held.`);
    if (!version) continue;
    if (!force && !back && before.refused?.[name]?.includes(version))
      report(3, `${is} makes ${name} ${version} live again, which was rolled back.`);
    if (isRefusedByGate({ name, version })) report(3, `${is} makes ${name} ${version} live, which the gate refuses.`);
  }
}

/** Checks that a promotion or rollback replaces a release that was live when the command read the log. */
function checkReplacedReleases({ is, about, before, entry, read }: AppendedEntry, report: Report): void {
  if (about.verb !== 'promote' && !about.verb.startsWith('rollback')) return;
  for (const name of changedBetween(before, entry)) {
    const versionBefore = before.composition.releases[name];
    if (!read.some(({ composition }) => composition.releases[name] === versionBefore))
      report(2, `${is} replaces ${name} ${versionBefore}, which its command never read as live.`);
  }
}

function checkCanary({ is, about, before, entry }: AppendedEntry, report: Report): void {
  const { canary, composition } = entry;
  const running = before.canary;
  if (canary) {
    const releases = { ...composition.releases, [canary.name]: canary.version };
    if (canary.site !== findSite({ releases })?.id)
      report(5, `${is} has a canary with a site that its release does not make.`);
    if (composition.releases[canary.name] === canary.version) report(5, `${is} has a canary of the live release.`);
    const ownCanary = about.verb === 'canary' ? { ...about.release, percent: about.percent } : running;
    const isWanted = about.verb !== 'abort' && ownCanary?.name === canary.name && ownCanary.version === canary.version;
    if (!isWanted || ownCanary.percent !== canary.percent) report(5, `${is} has a canary that no command started.`);
    if (running && running.name !== canary.name) report(5, `${is} replaces the canary of another package.`);
    if (running && changedBetween(before, entry).includes(canary.name) && about.verb !== 'canary')
      report(5, `${is} changes ${canary.name}, but keeps its canary.`);
  } else if (running && !entry.why.includes('has ended')) {
    const namedPackages =
      about.verb === 'promote' ? about.releases.map(({ name }) => name) : about.verb === 'rollback' ? [about.name] : [];
    if (about.verb !== 'abort' && about.verb !== 'rollback to' && !namedPackages.includes(running.name))
      report(5, `${is} ends a canary without a reason.`);
  }
}

const changedBetween = (before: LogEntry, entry: LogEntry): string[] =>
  [...new Set([...Object.keys(before.composition.releases), ...Object.keys(entry.composition.releases)])].filter(
    (name) => before.composition.releases[name] !== entry.composition.releases[name],
  );
