import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { escapeControlCharacters } from '../../observe/escapeControlCharacters.ts';
import type { CountedReport } from '../../observe/viewCounter.ts';
import { getErrorMessage } from '../../store/getErrorMessage.ts';
import type { SiteResponse } from '../respond/response.ts';
import type { SiteRequest } from '../respond/SiteRequest.ts';

/** Number of characters to which the log cuts an address. */
const longestUrl = 512;

/** Characters to collect before a write. A line is written after a second at the latest. */
const gathered = 4 * 1024;
/** Milliseconds between two writes of waiting lines, and between two attempts to open the file. */
const flushEvery = 1000;
/** Bytes that may wait while the file cannot be written. Further lines are lost. */
const mostWaiting = 1024 * 1024;
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
 * @param output standard output
 */
export function openAccessLog(
  place: string,
  report: (error: unknown) => void,
  output: Writable = process.stdout,
): AccessLog {
  let lost = 0;
  let [text, lines] = ['', 0];
  /** Files from before `reopen` that are still being written. */
  let ending: Promise<void>[] = [];

  const reportFault = (error: unknown) =>
    report(new Error(`The access log ${place} cannot be written: ${getErrorMessage(error)}`));

  // Opens a new stream for each attempt, because a stream is of no use after an error.
  function open(): Writable {
    // Writes to standard output through Node's own stream, which waits while a pipe is full.
    if (place === '-') return output;
    try {
      mkdirSync(dirname(place), { recursive: true });
    } catch {
      // Ignores the error, because opening the file then fails with a better one.
    }
    return createWriteStream(place, { flags: 'a' }).on('error', reportFault);
  }

  function flush(): void {
    const [waitingText, count] = [text, lines];
    [text, lines] = ['', 0];
    if (count === 0) return;
    if (stream.destroyed || stream.writableLength > mostWaiting) lost += count;
    else
      stream.write(waitingText, (error) => {
        if (error) lost += count;
      });
  }

  let stream = open();
  if (place === '-') output.on('error', reportFault);
  const timer = setInterval(() => {
    if (stream.destroyed) stream = open();
    flush();
  }, flushEvery).unref();
  const log = pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (level) => ({ level }) } },
    {
      write(line) {
        text += escapeControlCharacters(line);
        lines += 1;
        if (text.length >= gathered) flush();
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
        bytes: method === 'HEAD' ? 0 : (body?.byteLength ?? 0),
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
      flush();
      ending = [...ending, new Promise((resolve) => stream.end(() => resolve()))];
      stream = open();
    },
    async close() {
      clearInterval(timer);
      flush();
      // Limits the wait, because with a full disk the server would never stop.
      await Promise.race([Promise.all([...ending, waitForWrites(stream)]), pause(closing, undefined, { ref: false })]);
      if (place === '-') output.off('error', reportFault);
      else stream.destroy();
    },
  };
}

/** Resolves after the last waiting write of a stream, also after a failed one. */
const waitForWrites = (stream: Writable): Promise<void> =>
  new Promise((resolve) => {
    stream.write('', () => resolve());
  });
