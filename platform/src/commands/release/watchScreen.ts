import { type SiteSeen, seenOf } from '../../release/seen/siteSeen.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { table } from '../terminal.ts';
import { figureNames, figures } from './figures.ts';

/** What is known of a live site at one moment. */
export interface Watching {
  /** The last entries of the log, newest first. */
  readonly entries: readonly LogEntry[];
  readonly now: SiteSeen;
  /** What was seen at the look before. */
  readonly before?: SiteSeen | undefined;
  /** Why it could not be looked anew; what was seen last is shown on. */
  readonly fault?: string | undefined;
}

const classes = ['2xx', '3xx', '4xx', '5xx'] as const;

/** The live site as one screen: what is live, requests, the canary's arms, each release beside the one before it, the last entries. */
export function watchScreen(watching: Watching): string[] {
  const { entries, now, fault } = watching;
  const [live] = entries;
  const { all, byClass } = ratesOf(watching);
  return [
    `${clock(now.at)}  entry ${now.entry}${live && live.number > now.entry ? `; entry ${live.number} is on its way to the servers` : ''}`,
    ...(fault ? [`! ${fault}`] : []),
    '',
    `requests  ${perSecond(all)}   ${classes.map((each) => `${each} ${perSecond(byClass[each])}`).join('   ')}`,
    `canary    ${canaryLine(live, now) ?? 'none'}`,
    '',
    ...table([['package', 'release', '', ...figureNames], ...(live ? releaseRows(live, now) : [])]).split('\n'),
    '',
    ...table(entries.map(({ number, at, who, verb = '', why }) => [`${number}`, at, who, verb, why])).split('\n'),
  ];
}

/** The same in a line, for a file or a pipe. */
export function watchLine(watching: Watching): string {
  const { entries, now, fault } = watching;
  const { all, byClass } = ratesOf(watching);
  const failed = now.releases.flatMap(({ name, version, failures }) => {
    const kinds = Object.entries(failures).filter(([, count]) => count > 0);
    return kinds.length > 0 ? [`${name} ${version} ${kinds.map((each) => each.join(' ')).join(' ')}`] : [];
  });
  const canary = canaryLine(entries[0], now);
  return [
    `${clock(now.at)} entry ${now.entry}`,
    `requests ${perSecond(all)}, 5xx ${perSecond(byClass['5xx'])}`,
    ...(canary ? [`canary ${canary}`] : []),
    failed.length > 0 ? `failures: ${failed.join(', ')}` : 'no failures',
    ...(fault ? [`! ${fault}`] : []),
  ].join(' · ');
}

/** Each live release, the canary's and the one before them, with what was seen of it. */
function releaseRows({ composition, earlier, canary }: LogEntry, now: SiteSeen): string[][] {
  return Object.entries(composition.releases).flatMap(([name, version]) => {
    const before = earlier?.[name]?.at(-1);
    const shown = [
      ...(canary?.name === name ? [[canary.version, `canary, ${canary.percent} %`]] : []),
      [version, 'live'],
      ...(before === undefined ? [] : [[before, 'before']]),
    ] as const;
    return shown.map(([each = '', state = '']) => [name, each, state, ...figures(seenOf(now, name, each))]);
  });
}

function canaryLine(live: LogEntry | undefined, { arms }: SiteSeen): string | undefined {
  const canary = live?.canary;
  if (!canary) return undefined;
  const own = arms.filter((each) => each.canary?.name === canary.name && each.canary.version === canary.version);
  const sum = (arm: 'live' | 'canaryArm', what: 'visitors' | 'failed') =>
    own.reduce((total, each) => total + each[arm][what], 0);
  const told = (arm: 'live' | 'canaryArm') => `${sum(arm, 'failed')} of ${sum(arm, 'visitors')}`;
  return `${canary.name}@${canary.version}, ${canary.percent} %: the page failed for ${told('canaryArm')} of its visitors, ${told('live')} of what is live`;
}

/** Requests a second since the look before, of all and by the class of their status; undefined where nothing can be said. */
function ratesOf({ now, before }: Watching) {
  const seconds = before ? (now.at - before.at) / 1000 : 0;
  const sum = ({ requests }: SiteSeen, digit: string) =>
    Object.entries(requests).reduce((total, [status, count]) => total + (status.startsWith(digit) ? count : 0), 0);
  // A server that was started again counts from 0 on.
  const known = before !== undefined && seconds > 0 && sum(now, '') >= sum(before, '');
  const rate = (digit: string) => (known ? (sum(now, digit) - sum(before, digit)) / seconds : undefined);
  const byClass = Object.fromEntries(classes.map((each) => [each, rate(each.charAt(0))]));
  return { all: rate(''), byClass };
}

const perSecond = (rate: number | undefined): string => (rate === undefined ? '–' : `${rate.toFixed(1)}/s`);

const clock = (at: number): string => new Date(at).toISOString().slice(11, 19);
