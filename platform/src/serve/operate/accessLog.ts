import pino from 'pino';
import { escapeControlCharacters } from '../../observe/escapeControlCharacters.ts';
import type { CountedReport } from '../../observe/viewCounter.ts';
import { getErrorMessage } from '../../store/getErrorMessage.ts';
import type { SiteResponse } from '../respond/response.ts';
import type { SiteRequest } from '../respond/SiteRequest.ts';

/** Number of characters to which the log cuts an address. */
const longestUrl = 512;

/** Bytes to collect before a write. A line is written after a second at the latest. */
const gathered = 4 * 1024;
const flushEvery = 1000;
/** Time in ms that a stopping server has for the last write. */
const closing = 1000;

export interface AccessLog {
  request(request: SiteRequest, response: SiteResponse, seconds: number): void;
  /** Writes a line about a report that a page has sent. */
  report(line: CountedReport): void;
  /** Returns how many lines were lost, because the disk was full or the folder was gone. */
  lost(): number;
  /** Opens a new file under the same name, once a log rotation has renamed the old one. Does nothing for standard output. */
  reopen(): void;
  /** Writes the lines in memory and closes the log. */
  close(): Promise<void>;
}

/**
 * Opens an access log in a file or on standard output (`-`): a line of JSON per request. Lines name view and document, but no address,
 * cookie or browser of the visitor. If the file cannot be written, lines are lost; responses are not affected.
 */
export function openAccessLog(place: string, report: (error: unknown) => void): AccessLog {
  let [lost, waiting] = [0, 0];
  const destination = pino.destination({
    ...(place === '-' ? { fd: 1 } : { dest: place, mkdir: true }),
    sync: false,
    minLength: gathered,
    periodicFlush: flushEvery,
    // Limits the bytes in memory while the file cannot be written.
    maxLength: 1024 * 1024,
    retryEAGAIN: () => false,
  });
  destination.on('error', (error: unknown) => {
    lost += waiting;
    waiting = 0;
    report(new Error(`The access log ${place} cannot be written: ${getErrorMessage(error)}`));
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
      // Writes the lines in memory into the old file before a new one is opened.
      destination.flush();
      destination.reopen();
    },
    close: () =>
      new Promise((resolve) => {
        const done = () => {
          clearTimeout(force);
          resolve();
        };
        // Limits the wait, because with a full disk the server would never stop.
        const force = setTimeout(() => {
          destination.destroy();
          done();
        }, closing);
        destination.once('close', done);
        destination.end();
      }),
  };
}
