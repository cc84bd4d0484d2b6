import pino from 'pino';
import type { ReportLine } from '../../observe/observer.ts';
import { harmless, steers } from '../../observe/steering.ts';
import { messageOf } from '../../store/messageOf.ts';
import type { SiteResponse } from '../respond/response.ts';
import type { SiteRequest } from '../respond/SiteRequest.ts';

/** How much of an address a line has; the rest is cut. */
const longestUrl = 512;

/** How many characters are written at once; a line is at most a second old when it is. */
const gathered = 32 * 1024;
const flushEvery = 1000;
/** How long, in milliseconds, what waits may take to be written when the server stops. */
const closing = 1000;

export interface AccessLog {
  request(request: SiteRequest, response: SiteResponse, seconds: number): void;
  /** What a page has said of itself, beside the requests of the same view. */
  report(line: ReportLine): void;
  /** How many lines could not be written: the disk is full, or somebody has moved the folder away. */
  lost(): number;
  /** Goes on in a new file of the same name: whoever rotates logs has renamed the one before. Standard output stays what it is. */
  reopen(): void;
  /** Writes what waits. */
  close(): Promise<void>;
}

/**
 * A line of JSON for each request, into a file, or to standard output (`-`). A line says which view of which document it was, and nothing of
 * who asked: no address, no cookie, no name of a browser. A file that cannot be written costs its lines, and no answer. Lines are handed to the file
 * many at a time: one by one they cost a server four times what it takes to put them together.
 */
export function openAccessLog(place: string, report: (error: unknown) => void): AccessLog {
  let [lost, waiting] = [0, 0];
  let [lines, length]: [string[], number] = [[], 0];
  const destination = pino.destination({
    ...(place === '-' ? { fd: 1 } : { dest: place, mkdir: true }),
    sync: false,
    // What cannot be written is not kept until memory is full, too.
    maxLength: 1024 * 1024,
    retryEAGAIN: () => false,
  });
  destination.on('error', (error: unknown) => {
    lost += waiting;
    waiting = 0;
    report(new Error(`The access log ${place} cannot be written: ${messageOf(error)}`));
  });
  destination.on('write', () => {
    waiting = 0;
  });
  destination.on('drop', (dropped: string) => {
    lost += dropped.split('\n').length - 1;
  });
  const handOver = () => {
    if (lines.length === 0) return;
    const [text, count] = [lines.join(''), lines.length];
    [lines, length] = [[], 0];
    waiting += count;
    destination.write(text);
  };
  const keep = (line: string) => {
    lines.push(line);
    length += line.length;
    if (length >= gathered) handOver();
  };
  const options = { base: null, timestamp: timeOfLines(), formatters: { level: (level: string) => ({ level }) } };
  const log = pino(options, { write: (line: string) => keep(harmless(line)) });
  const answers = knownAnswers(pino(options, { write: keep }));
  const timer = setInterval(handOver, flushEvery);
  timer.unref();
  return {
    request({ method, target, header }, { status, body, seen }, seconds) {
      const line = {
        method,
        host: header('host')?.slice(0, 80),
        url: target.slice(0, longestUrl),
        status,
        bytes: body?.byteLength ?? 0,
        entry: seen?.entry,
        arm: seen?.arm,
      };
      const own = { durationMs: Math.round(seconds * 1e5) / 100, view: seen?.view };
      const known = answers(line);
      if (known) known.info(own);
      else log.info({ ...line, ...own });
    },
    report({ view, report: said }) {
      const { view: name, ...rest } = said;
      log.info({ view: name, entry: view.entry, arm: view.arm, reported: rest });
    },
    lost: () => lost,
    reopen() {
      // Lines of before belong to the file of before.
      handOver();
      if (place !== '-') destination.reopen();
    },
    close: () =>
      new Promise((resolve) => {
        clearInterval(timer);
        handOver();
        const done = () => {
          clearTimeout(force);
          resolve();
        };
        // A disk that is full would be written to for ever.
        const force = setTimeout(() => {
          destination.destroy();
          done();
        }, closing);
        destination.once('close', done);
        destination.end();
      }),
  };
}

/** What the lines of one address have in common, as long as it is answered alike. */
interface Answer {
  readonly method: string;
  readonly host: string | undefined;
  readonly url: string;
  readonly status: number;
  readonly bytes: number;
  readonly entry: number | undefined;
  readonly arm: string | undefined;
}

/** Of how many addresses it is known how they were answered. A site has some hundreds; of what strangers make up none is kept for long. */
const answersKnown = 1000;

/**
 * A logger that has what an answer has in common with the one before it at that address written already; undefined where that one was another.
 * So an address that is asked for once costs no more than its line.
 */
function knownAnswers(log: pino.Logger): (line: Answer) => pino.Logger | undefined {
  const known = new Map<string, { readonly line: Answer; log: pino.Logger | undefined }>();
  return (line) => {
    const before = known.get(line.url);
    if (before && isAlike(before.line, line)) {
      before.log ??= log.child(line);
      return before.log;
    }
    // What is written once is not looked through again.
    if (steers(line.url) || steers(line.host ?? '')) return undefined;
    if (known.size >= answersKnown) known.clear();
    known.set(line.url, { line, log: undefined });
    return undefined;
  };
}

const isAlike = (one: Answer, other: Answer): boolean =>
  one.bytes === other.bytes &&
  one.status === other.status &&
  one.entry === other.entry &&
  one.arm === other.arm &&
  one.method === other.method &&
  one.host === other.host;

/** The time in UTC, to the millisecond, as pino puts it into a line. A date is made once a second and not for each of its lines. */
function timeOfLines(): () => string {
  let [second, written] = [-1, ''];
  let [millisecond, time] = [-1, ''];
  return () => {
    const now = Date.now();
    if (now === millisecond) return time;
    millisecond = now;
    const whole = Math.floor(now / 1000);
    if (whole !== second) [second, written] = [whole, new Date(whole * 1000).toISOString().slice(0, 20)];
    time = `,"time":"${written}${`${now - whole * 1000}`.padStart(3, '0')}Z"`;
    return time;
  };
}
