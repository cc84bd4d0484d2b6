import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import {
  replySchema,
  responseSchemas,
  type SandboxReply,
  type SandboxRequest,
  type SandboxRequestTo,
  type SandboxResponse,
} from './messages.ts';
import { SandboxFault } from './SandboxFault.ts';
import { startSandboxProcess } from './startProcess.ts';

/** Maximum characters of a reply. A rendered page has some hundred thousand. */
const responseLimit = 32 * 1024 * 1024;

/** Process that runs code of releases and answers requests, one at a time. */
export interface Sandbox {
  /**
   * Sends a request and resolves with the reply.
   * @param timeLimit milliseconds after which the process is killed
   * @throws SandboxFault if there is no valid reply
   */
  ask<Ask extends SandboxRequest['ask']>(
    request: SandboxRequestTo<Ask>,
    timeLimit: number,
  ): Promise<SandboxResponse<Ask>>;
  /** False once the process has ended or was killed. */
  readonly alive: () => boolean;
  readonly end: () => void;
}

interface Pending {
  readonly id: number;
  readonly settle: (outcome: SandboxReply | SandboxFault) => void;
}

/** @param tell receives each line that the release prints */
export function openSandbox(tell: (line: string) => void = () => {}): Sandbox {
  const { child, requests, replies, output } = startSandboxProcess();
  let alive = true;
  let pending: Pending | undefined;
  let requestCount = 0;

  const settle = (outcome: SandboxReply | SandboxFault) => {
    pending?.settle(outcome);
    pending = undefined;
  };
  const end = (fault: SandboxFault) => {
    alive = false;
    child.kill('SIGKILL');
    settle(fault);
  };

  const lastLines: string[] = [];
  readLines(output, 64_000, (line) => {
    const plain = plainText(line, 8_000);
    lastLines.push(plain);
    if (lastLines.length > 20) lastLines.shift();
    tell(plain);
  });
  readLines(
    replies,
    responseLimit,
    (line) => {
      const reply = parseReply(line);
      if (reply && reply.id === pending?.id) settle(reply);
      else end(new SandboxFault('answer', 'it sent a response without a request'));
    },
    () => end(new SandboxFault('answer', `it sent a response of more than ${responseLimit / 1024 / 1024} MB`)),
  );
  child.once('error', (error) => end(new SandboxFault('start', `its process could not be started: ${error.message}`)));
  child.once('close', (code, signal) => {
    alive = false;
    settle(SandboxFault.ofEnd(code, signal, lastLines));
  });

  return {
    alive: () => alive,
    end: () => end(new SandboxFault('ended', 'its process was ended')),
    async ask(request, timeLimit) {
      if (!alive) throw new SandboxFault('ended', 'its process had ended');
      requestCount += 1;
      const id = requestCount;
      const outcome = await new Promise<SandboxReply | SandboxFault>((resolve) => {
        // The timer also keeps this command running until the reply comes, because the sandbox's process and pipes do not.
        const watch = setTimeout(() => end(SandboxFault.late(timeLimit)), timeLimit);
        pending = {
          id,
          settle: (reply) => {
            clearTimeout(watch);
            resolve(reply);
          },
        };
        requests.write(`${JSON.stringify({ id, request })}\n`);
      });
      if (outcome instanceof SandboxFault) throw outcome;
      if ('thrown' in outcome) {
        const { message, release, stack = '' } = outcome.thrown;
        throw new SandboxFault('thrown', plainText(message, 8_000), plainText(release, 200), plainText(stack, 8_000));
      }
      const parsed = v.safeParse(responseSchemas[request.ask], outcome.answer);
      if (parsed.success) return parsed.output as SandboxResponse<typeof request.ask>;
      const faults = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the whole'} ${issue.message}`);
      throw new SandboxFault(
        'answer',
        plainText(`its description is invalid: ${faults.slice(0, 8).join('; ')}`, 2_000),
      );
    },
  };
}

/** Removes control characters from a text of a release, which could harm a terminal or a log, and cuts it at `limit` characters. */
const plainText = (text: string, limit: number): string =>
  stripVTControlCharacters(text.slice(0, limit)).replace(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu, '');

function parseReply(line: string): SandboxReply | undefined {
  try {
    const parsed = v.safeParse(replySchema, JSON.parse(line));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Calls `onLine` for every line. Drops the text of a line beyond `limit` characters, and calls `tooLong`. */
function readLines(
  from: NodeJS.ReadableStream,
  limit: number,
  onLine: (line: string) => void,
  tooLong: () => void = () => {},
): void {
  let parts: string[] = [];
  let length = 0;
  const add = (text: string) => {
    if (length + text.length > limit) return tooLong();
    parts.push(text);
    length += text.length;
  };
  from.setEncoding('utf8');
  from.on('data', (chunk: string) => {
    const [first = '', ...others] = chunk.split('\n');
    add(first);
    for (const next of others) {
      const line = parts.join('');
      [parts, length] = [[], 0];
      onLine(line);
      add(next);
    }
  });
}
