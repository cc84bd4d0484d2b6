import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fixture, openFixture } from './fixture.ts';
import { mark } from './hostileRequests.ts';
import { hosts } from './hosts.ts';

/** What no client writes: one request that a proxy and a server could read as two, and what is no HTTP at all. */
const smuggled = `GET /${mark} HTTP/1.1\r\nHost: a\r\n\r\n`;
const raw: Readonly<Record<string, string>> = {
  'a length and chunks': `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${smuggled.length + 5}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  'two lengths': `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
  'a length below nothing': `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n${smuggled}`,
  'a length with a sign': `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: +0\r\n\r\n${smuggled}`,
  'a coding that is none': `POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n${smuggled}`,
  'a space before the colon': `POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  'a chunk of a size that is none': `POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n${smuggled}`,
  'two hosts': `GET / HTTP/1.1\r\nHost: a\r\nHost: ${mark}\r\n\r\n`,
  'a null in a header': `GET / HTTP/1.1\r\nHost: a\r\nX-A: \0${mark}\r\n\r\n`,
  'no HTTP': `${mark}\r\n\r\n`,
  'another version': `GET /${mark} HTTP/9.9\r\nHost: a\r\n\r\n`,
  'a header of a hundred thousand letters': `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(100_000)}\r\n\r\n`,
};

/**
 * All that comes back until the host hangs up. Behind what is said stands a last request, after which a host hangs up; one that has refused
 * what comes before it does so at once.
 */
async function sayRaw(origin: string, said: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let heard = '';
  socket.on('data', (part) => {
    heard += part;
  });
  socket.write(`${said}${last}`);
  await new Promise<void>((resolve) => socket.on('close', () => resolve()).on('error', () => resolve()));
  return heard;
}

const last = 'GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

describe.each(hosts)('$name', ({ start }) => {
  let fixture: Fixture;
  let host: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    fixture = await openFixture();
    host = await start(fixture);
  });
  afterAll(async () => {
    await host.stop();
    await fixture.bucket.stop();
  });

  const answersTo = async (said: string) => {
    const heard = await sayRaw(host.origin ?? '', said);
    return { heard, answers: [...heard.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, status]) => Number(status)) };
  };

  it('answers what is written well, twice where it is asked twice', async () => {
    const asked = 'GET / HTTP/1.1\r\nHost: a\r\n';
    expect((await answersTo(`${asked}\r\n${asked}\r\n`)).answers).toEqual([200, 200, 404]);
  });

  it.each(Object.entries(raw))(
    'takes %s for no two requests, says nothing of it again and goes on',
    async (_name, said) => {
      const { heard, answers } = await answersTo(said);
      expect(heard).not.toContain(mark);
      // One for it and one for the last; a third would be for what stands within it.
      expect(answers.length).toBeGreaterThan(0);
      expect(answers.length).toBeLessThan(3);
      expect(answers.filter((status) => status >= 500 && status !== 501 && status !== 505)).toEqual([]);
      expect((await host.ask('/')).status).toBe(200);
    },
  );
});
