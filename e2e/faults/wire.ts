import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Answer, OnTheWire } from './faultProxy.ts';

/** If it ever runs, bytes ran that nothing pins. */
const trace = '\n;globalThis.unpinnedRan = true;';

function reply(response: ServerResponse, { status, headers }: Answer, body: Buffer | string, more = {}): true {
  const { 'content-length': _length, ...rest } = headers;
  response.writeHead(status, { ...rest, ...more }).end(body);
  return true;
}

/** The first half of an answer that says how long all of it is. @returns its length */
function half(response: ServerResponse, { status, headers, body }: Answer, then?: () => void): true {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.write(body.subarray(0, body.length / 2), then);
  return true;
}

/** A status in the place of an answer. */
export const says =
  (status: number): OnTheWire =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'text/plain', 'access-control-allow-origin': '*' }).end('away');
    return true;
  };

/** The connection is reset. */
export const resets: OnTheWire = (request) => {
  request.socket.resetAndDestroy();
  return true;
};

/** Nothing is ever answered. */
export const hangs: OnTheWire = () => true;

/** The answer comes whole, after so many milliseconds. */
export const comesAfter =
  (milliseconds: number): OnTheWire =>
  async (_request, response, ask) => {
    const answer = await ask();
    setTimeout(() => reply(response, answer, answer.body), milliseconds);
    return true;
  };

/** A document that is asked for beside its page, by script, comes once a condition holds: until then it cannot win. It is no fault. */
export const keepsBackBeside =
  (until: () => boolean): OnTheWire =>
  async (request, response, ask) => {
    const answer = await ask();
    const beside = request.headers['sec-fetch-dest'] === 'empty';
    while (beside && !until() && !response.destroyed) await new Promise((resolve) => setTimeout(resolve, 50));
    return !reply(response, answer, answer.body);
  };

/** The answer drops in, a little at a time, for longer than anybody waits. */
export const trickles: OnTheWire = async (_request, response, ask) => {
  const { status, headers, body } = await ask();
  response.writeHead(status, { ...headers, 'content-length': body.length });
  const piece = Math.ceil(body.length / 100);
  let at = 0;
  const drop = setInterval(() => {
    response.write(body.subarray(at, at + piece));
    at += piece;
    if (at < body.length && !response.destroyed) return;
    clearInterval(drop);
    response.end();
  }, 150);
  return true;
};

/** Half of the answer comes, and then nothing more. */
export const stalls: OnTheWire = async (_request, response, ask) => half(response, await ask());

/** Half of the answer comes, and the connection ends. */
export const breaksOff: OnTheWire = async (_request, response, ask) =>
  half(response, await ask(), () => response.destroy());

/** The answer with something behind it, and of the same type. */
export const alters: OnTheWire = async (_request, response, ask) => {
  const answer = await ask();
  return reply(response, answer, answer.body.toString() + trace);
};

/** A web page, as a network says it that wants a login first. */
export const sendsPage: OnTheWire = async (_request, response, ask) =>
  reply(response, await ask(), `<!doctype html><title>Log in</title><script>${trace}</script>`, {
    'content-type': 'text/html',
  });

/** The very bytes, said to be text. */
export const saysText: OnTheWire = async (_request, response, ask) => {
  const answer = await ask();
  return reply(response, answer, answer.body, { 'content-type': 'text/plain' });
};

/** Where the browser names a dictionary, a delta against it of which not one byte can be unpacked. */
export const sendsBrokenDelta: OnTheWire = async (request, response, ask) => {
  const answer = await ask();
  const [, digest] = /^:(.+):$/.exec(`${request.headers['available-dictionary'] ?? ''}`) ?? [];
  if (digest === undefined) return !reply(response, answer, answer.body);
  const magic = Buffer.from('5e2a4d1820000000', 'hex');
  const noFrame = createHash('sha256').update(answer.body).digest();
  return reply(response, answer, Buffer.concat([magic, Buffer.from(digest, 'base64'), noFrame]), {
    'content-encoding': 'dcz',
  });
};
