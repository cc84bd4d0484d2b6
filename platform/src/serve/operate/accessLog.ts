import pino from 'pino';
import type { ReportLine } from '../../observe/observer.ts';
import { messageOf } from '../../store/messageOf.ts';
import type { SiteRequest, SiteResponse } from '../respond/response.ts';

/** How much of an address a line has; the rest is cut. */
const longestTarget = 512;

/** How many bytes wait to be written; a line is at most a second old when it is. */
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
  /** Writes what waits. */
  close(): Promise<void>;
}

/**
 * A line of JSON for each request, into a file, or to standard output (`-`). A line says which view of which document it was, and nothing of
 * who asked: no address, no cookie, no name of a browser. A file that cannot be written costs its lines, and no answer. The lines have the form of
 * pino's, whose file they go to; put together by themselves they take a third of its time.
 */
export function openAccessLog(place: string, report: (error: unknown) => void): AccessLog {
  let [lost, waiting] = [0, 0];
  const destination = pino.destination({
    ...(place === '-' ? { fd: 1 } : { dest: place, mkdir: true }),
    sync: false,
    minLength: gathered,
    maxWrite: 2 * gathered,
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
  destination.on('drop', () => {
    lost += 1;
  });
  const timer = setInterval(() => destination.flush(), flushEvery);
  timer.unref();
  const time = isoTime();
  const write = (line: object) => {
    waiting += 1;
    destination.write(`${JSON.stringify(line)}\n`);
  };
  return {
    request({ method, target, header }, { status, body, seen }, seconds) {
      write({
        level: 'info',
        time: time(),
        method,
        host: header('host')?.slice(0, 80),
        target: target.slice(0, longestTarget),
        status,
        bytes: body?.byteLength ?? 0,
        ms: Math.round(seconds * 1e5) / 100,
        ...seen,
      });
    },
    report({ view, report: said }) {
      const { view: name, ...rest } = said;
      write({ level: 'info', time: time(), view: name, entry: view.entry, arm: view.arm, reported: rest });
    },
    lost: () => lost,
    close: () =>
      new Promise((resolve) => {
        clearInterval(timer);
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

/** The time in UTC, to the millisecond. A date is made once a second: a line of the log costs little more. */
function isoTime(): () => string {
  let [second, written] = [-1, ''];
  return () => {
    const now = Date.now();
    const whole = Math.floor(now / 1000);
    if (whole !== second) [second, written] = [whole, new Date(whole * 1000).toISOString().slice(0, 20)];
    return `${written}${`${now - whole * 1000}`.padStart(3, '0')}Z`;
  };
}
