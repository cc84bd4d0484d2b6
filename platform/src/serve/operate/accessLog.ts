import pino from 'pino';
import { escapeControlCharacters } from '../../observe/escapeControlCharacters.ts';
import type { CountedReport } from '../../observe/observer.ts';
import { messageOf } from '../../store/messageOf.ts';
import type { SiteResponse } from '../respond/response.ts';
import type { SiteRequest } from '../respond/SiteRequest.ts';

/** Most characters of an address that a line has; the rest is cut. */
const longestUrl = 512;

/** The bytes that are gathered for one write; a line waits for at most a second. */
const gathered = 4 * 1024;
const flushEvery = 1000;
/** Milliseconds that waiting lines may take to be written when the server stops. */
const closing = 1000;

export interface AccessLog {
  request(request: SiteRequest, response: SiteResponse, seconds: number): void;
  /** Writes what a page has said of itself, beside the requests of the same view. */
  report(line: CountedReport): void;
  /** Counts the lines that could not be written: the disk is full, or somebody has moved the folder away. */
  lost(): number;
  /** Goes on in a new file of the same name: whoever rotates logs has renamed the one before. Standard output stays what it is. */
  reopen(): void;
  /** Writes what waits. */
  close(): Promise<void>;
}

/**
 * A line of JSON for each request, into a file, or to standard output (`-`). A line says which view of which document it was, and nothing of
 * who asked: no address, no cookie, no name of a browser. A file that cannot be written costs its lines, and no answer.
 */
export function openAccessLog(place: string, report: (error: unknown) => void): AccessLog {
  let [lost, waiting] = [0, 0];
  const destination = pino.destination({
    ...(place === '-' ? { fd: 1 } : { dest: place, mkdir: true }),
    sync: false,
    minLength: gathered,
    periodicFlush: flushEvery,
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
  const log = pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (level) => ({ level }) } },
    {
      write(line) {
        waiting += 1;
        destination.write(escapeControlCharacters(line));
      },
    },
  );
  return {
    request({ method, target, header }, { status, body, seen }, seconds) {
      log.info({
        method,
        host: header('host')?.slice(0, 80),
        url: target.slice(0, longestUrl),
        status,
        bytes: body?.byteLength ?? 0,
        durationMs: Math.round(seconds * 1e5) / 100,
        ...seen,
      });
    },
    report({ view, report: said }) {
      const { view: name, ...rest } = said;
      log.info({ view: name, entry: view.entry, arm: view.arm, reported: rest });
    },
    lost: () => lost,
    reopen() {
      if (place === '-') return;
      // Lines of before belong to the file of before.
      destination.flush();
      destination.reopen();
    },
    close: () =>
      new Promise((resolve) => {
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
