import { mkdtemp, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { serveSite } from '../serveSite.ts';
import { type Fixture, openFixture } from './fixture.ts';
import { failureOf, type HostileReport, malformedReports, steeringReports } from './hostileReports.ts';
import { mark } from './hostileRequests.ts';
import { workerHost } from './workerHost.ts';

/** A host that takes reports. */
interface Taker {
  readonly name: string;
  start(fixture: Fixture): Promise<Taking>;
}

interface Taking {
  readonly origin: string;
  /** The header by which this host knows who sends: each sender may say little. */
  readonly senderHeader: string;
  /** Where it is counted. */
  readonly operations: string;
  /** What is counted of reports that are none; absent where only true ones are told on. */
  readonly refusals?: true;
  /** All that is logged by now. */
  log(): Promise<string>;
  stop(): Promise<void>;
}

const secret = 'k'.repeat(32);
const reports = { key: new TextEncoder().encode(secret), sample: 1 };
const workerd = inject('workerd');

const takers: readonly Taker[] = [
  {
    name: 'embedded server',
    async start({ store }) {
      const accessLog = join(await mkdtemp(join(tmpdir(), 'reports-')), 'access.log');
      const site = await serveSite({ store, port: 0, watched: { reports, operations: { port: 0 }, accessLog } });
      return {
        origin: site.url.replace('localhost', '127.0.0.1'),
        senderHeader: 'x-forwarded-for',
        operations: site.operationsUrl ?? '',
        refusals: true,
        log: () => readFile(accessLog, 'utf8'),
        stop: site.close,
      };
    },
  },
  ...(workerd
    ? [
        {
          name: 'Worker',
          async start({ store, bucket }: Fixture): Promise<Taking> {
            const collector = await serveSite({ store, port: 0, watched: { reports, operations: { port: 0 } } });
            const operations = collector.operationsUrl ?? '';
            const more = { REPORTS_KEY: secret, REPORTS_TO: operations, VITALS_SAMPLE: '1' };
            const worker = await workerHost(workerd, bucket.url, { more });
            return {
              origin: worker.origin ?? '',
              senderHeader: 'cf-connecting-ip',
              operations,
              log: async () => '',
              async stop() {
                await worker.stop();
                await collector.close();
              },
            };
          },
        },
      ]
    : []),
];

const chunked = (...parts: readonly string[]): string =>
  parts.map((part) => `${Buffer.byteLength(part).toString(16)}\r\n${part}\r\n`).join('');
const head = (...lines: readonly string[]): string =>
  `${['POST /report HTTP/1.1', 'Host: a', 'Connection: close', ...lines].join('\r\n')}\r\n\r\n`;

/** Bodies that are not sent as they are said to be. What follows is sent, and nobody ends it. */
const unfinished: Readonly<Record<string, string>> = {
  'chunks without end': head('Transfer-Encoding: chunked') + chunked('x'.repeat(600), 'x'.repeat(600)),
  'a chunk that is too long': `${head('Transfer-Encoding: chunked')}fffff\r\n${'x'.repeat(2000)}`,
  'a length of a gigabyte': head('Content-Length: 1000000000') + 'x'.repeat(2000),
  'a length of less than there is': `${head('Content-Length: 3')}{}}\r\n\r\nGET /${mark} HTTP/1.1\r\nHost: a\r\n\r\n`,
  'a chunk of a size that is none': `${head('Transfer-Encoding: chunked')}zz\r\n{}\r\n0\r\n\r\n`,
  'a length that is none': `${head('Content-Length: 1e3')}{}`,
};

describe.each(takers)('reports to the $name', ({ start }) => {
  let fixture: Fixture;
  let host: Taking;
  let senders = 0;
  beforeAll(async () => {
    fixture = await openFixture();
    host = await start(fixture);
  });

  afterAll(async () => {
    await host.stop();
    await fixture.bucket.stop();
  });

  const send = async ({ body, headers = {} }: Pick<HostileReport, 'body' | 'headers'>) => {
    senders += 1;
    const from = { [host.senderHeader]: `10.1.${senders >> 8}.${senders & 255}` };
    const sent = { method: 'POST', body, headers: { ...headers, ...from } };
    const response = await fetch(`${host.origin}/report`, sent as RequestInit);
    return { status: response.status, body: await response.text(), headers: [...response.headers].join() };
  };
  const view = async () => {
    const response = await fetch(`${host.origin}/`);
    await response.arrayBuffer();
    return /desc="([\w-]{36})"/.exec(response.headers.get('server-timing') ?? '')?.[1] ?? '';
  };
  const metrics = async () => (await fetch(`${host.operations}/metrics`)).text();
  const verdict = async (name: string) =>
    Number(new RegExp(`^porohy_reports_total\\{verdict="${name}"\\} (\\d+)$`, 'm').exec(await metrics())?.[1]);
  /** Those that were not answered as they should be. */
  const wrongly = async (list: readonly HostileReport[], status: number) => {
    const wrong: string[] = [];
    for (const each of list) {
      const answer = await send(each).catch((error: unknown) => ({ status: 0, body: '', headers: `${error}` }));
      // Who sends a megabyte may be hung up on before all of it is sent.
      const hungUp = answer.status === 0 && each.body.length > 50_000;
      const says = answer.body !== '' || answer.headers.includes(mark);
      if (!hungUp && (answer.status !== status || says)) wrong.push(`${each.name}: ${JSON.stringify(answer)}`);
    }
    return wrong.join('\n');
  };

  it('are refused where they have no form of a report, with 400, and each is counted as that', async () => {
    const list = malformedReports(await view());
    expect(list.length).toBeGreaterThan(150);
    expect(await wrongly(list, 400)).toBe('');
    if (host.refusals) await vi.waitFor(async () => expect(await verdict('malformed')).toBe(list.length));
    expect(await verdict('counted')).toBe(0);
  });

  it('are refused where they name a view that nobody was shown, with 403, whatever they say', async () => {
    const list = steeringReports(() => 'A'.repeat(36));
    expect(await wrongly(list, 403)).toBe('');
    if (host.refusals) await vi.waitFor(async () => expect(await verdict('unknown')).toBe(list.length));
    expect(await verdict('counted')).toBe(0);
  });

  it.each(Object.entries(unfinished))('of %s are refused, and nobody waits for the rest', async (_, said) => {
    const heard = await sayAndWait(host.origin, said);
    // What is no HTTP may be hung up on without a word.
    expect(heard).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
    expect(heard).not.toMatch(/HTTP\/1\.1 [235]/);
    expect(heard).not.toContain(mark);
  });

  it('whose senders hang up in the middle cost nobody anything', async () => {
    for (const said of [head('Content-Length: 500'), head('Transfer-Encoding: chunked')]) {
      const socket = connect(Number(new URL(host.origin).port), '127.0.0.1');
      await new Promise<void>((resolve) => socket.write(`${said}{"view"`, () => resolve()));
      socket.destroy();
    }
    expect(await view()).toMatch(/^[\w-]{36}$/);
  });

  it.each([
    ['PUT', '/report', 405],
    ['DELETE', '/report', 405],
    ['OPTIONS', '/report', 405],
    ['GET', '/report', 404],
    ['POST', '/report/', 405],
    ['POST', '/Report', 405],
    ['POST', '/en/report', 405],
  ])('sent by %s to %s are none', async (method, path, status) => {
    const body = method === 'GET' ? undefined : JSON.stringify(failureOf(await view()));
    expect((await fetch(host.origin + path, { method, body } as RequestInit)).status).toBe(status);
  });

  it('are answered, and requests at addresses that steer terminals, too', async () => {
    const heard = await sayAndWait(
      host.origin,
      'GET /\u009b31m\u0085{ HTTP/1.1\r\nHost: a\u009b\r\nConnection: close\r\n\r\n',
    );
    expect(heard).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
  });

  it('that are true are counted and logged once each, and steer nobody who reads of them', async () => {
    const views = await Promise.all(Array.from({ length: 80 }, view));
    const list = steeringReports(() => views.pop() ?? '');
    expect(views.length).toBeGreaterThan(0);
    expect(await wrongly(list, 204)).toBe('');
    // A Worker sends on what it has seen when somebody comes.
    await vi.waitFor(
      async () => {
        await view();
        expect(await verdict('counted')).toBe(list.length);
      },
      { timeout: 30_000, interval: 300 },
    );
    for (const said of [await metrics(), await (await fetch(`${host.operations}/watch`)).text()])
      expect(said.match(new RegExp(`${mark}|${steersTerminals.source}`, 'u'))?.[0]).toBeUndefined();
    if (!host.refusals) return;
    const reported = () => host.log().then((log) => log.match(/"reported":/g)?.length);
    await vi.waitFor(async () => expect(await reported()).toBe(list.length), { timeout: 10_000 });
    const log = await host.log();
    expect(log.match(steersTerminals)?.[0]).toBeUndefined();
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    // What was refused left no word but its request's own line.
    for (const line of lines.filter((each) => !('reported' in each))) expect(JSON.stringify(line)).not.toContain(mark);
    expect(lines.filter(({ status }) => status >= 500)).toEqual([]);
    expect({}).not.toHaveProperty('polluted');
  });
});

/** All that steers a terminal, and what some programs take for the end of a line. */
const steersTerminals = /(?!\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;

/** All that comes back until the host hangs up. */
async function sayAndWait(origin: string, said: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let heard = '';
  socket.on('data', (part) => {
    heard += part;
  });
  socket.write(said, 'latin1');
  await new Promise<void>((resolve) => socket.on('close', () => resolve()).on('error', () => resolve()));
  return heard;
}
