import pino from 'pino';
import { escapeControlCharacters } from '../../observe/escapeControlCharacters.ts';
import type { CountedReport } from '../../observe/viewCounter.ts';
import { getErrorMessage } from '../../store/getErrorMessage.ts';
import type { SiteResponse } from '../respond/response.ts';
import type { SiteRequest } from '../respond/SiteRequest.ts';

/** Maximum characters of an address in the log. */
const longestUrl = 512;

/** Bytes that are collected for one write. A line waits at most a second. */
const gathered = 4 * 1024;
const flushEvery = 1000;
/** Maximum milliseconds of the last write when the server stops. */
const closing = 1000;

export interface AccessLog {
  request(request: SiteRequest, response: SiteResponse, seconds: number): void;
  /** Writes a line about the report of a page. */
  report(line: CountedReport): void;
  /** Returns the number of lines that could not be written, because the disk is full or the folder was moved. */
  lost(): number;
  /** Opens a new file of the same name, after the old one was renamed. Has no effect on standard output. */
  reopen(): void;
  /** Writes the lines in memory and closes the log. */
  close(): Promise<void>;
}

/**
 * Opens an access log with a line of JSON per request, in a file or on standard output (`-`). Lines name the view and the document, but no
 * address, cookie or browser of the visitor. If the file cannot be written, lines are lost and responses are not affected.
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
