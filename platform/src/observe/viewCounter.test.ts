import { Registry } from 'prom-client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFakeEntry } from '../../test/fakeSite.ts';
import { prepareSiteFiles } from '../compose/site/writeSite.ts';
import { unpack } from '../store/bytes/packing.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { createViewCounter, type ViewCounter } from './viewCounter.ts';
import { createViewCounters } from './viewCounters.ts';
import { readWorkerMessage, type SentMessage, sendToCountingServer } from './workerMessage.ts';

const entry = (number: number, canary?: LogEntry['canary']): LogEntry =>
  createFakeEntry(number, site, {
    composition: { releases: { shell: '1.0.0', news: '1.0.0', blog: '1.0.0' }, site: {} },
    ...(canary && { canary }),
  });
const canary = { name: 'news', version: '1.1.0', percent: 10, site: '1'.repeat(16) };
const failure = { kind: 'error', message: 'no', script: '/r/news/js/page.js', page: '/news' } as const;
/** Snapshot of the site of every log entry in these tests: one page, owned by `news`. */
const snapshot = {
  contract: 1,
  releases: { shell: '1.0.0', news: '1.0.0', blog: '1.0.0' },
  remotes: {},
  routes: [{ path: '/news', page: 'P', owner: 'news', title: { ua: 'Новини', en: 'News' } }],
  chunks: {},
};
const {
  id: site,
  written,
  listing,
} = await prepareSiteFiles({}, { 'snapshot.json': JSON.stringify(snapshot) }, { recipe: '' });
const files = new Map([...written, listing].map((file) => [file.key, Buffer.from(file.bytes)]));
const bytes = (report: unknown) => new TextEncoder().encode(JSON.stringify(report));

function observed({ now = () => 1_795_000_000_000, sample = 0 }: { now?: () => number; sample?: number } = {}) {
  const [onReport, report] = [vi.fn(), vi.fn()];
  const read = vi.fn(async (key: string): Promise<Uint8Array | undefined> => files.get(key));
  const register = new Registry();
  const metrics = createViewCounters(register);
  const { recordView, ...rest } = createViewCounter({
    read,
    unpack,
    onReport,
    report,
    now,
    sample,
    metrics,
    key: new Uint8Array(32),
  });
  const observer = { ...rest, view: (...of: Parameters<ViewCounter['recordView']>) => recordView(...of).name };
  const counted = async (metric: string) => {
    const { values } = (await register.getSingleMetric(`porohy_${metric}`)?.get()) ?? { values: [] };
    return Object.fromEntries(
      values.filter(({ value }) => value > 0).map(({ labels, value }) => [Object.values(labels).join(' '), value]),
    );
  };
  const tell = (view: string, more: object = {}, sender = 'a') =>
    observer.receiveReport(bytes({ ...failure, ...more, view }), sender);
  return { observer, metrics, counted, tell, onReport, report, read };
}

it('a failure counts for the release that owns the script, in the visitor’s arm', async () => {
  const { observer, metrics, counted, tell, onReport } = observed();
  const [one, two] = [
    observer.view(entry(7, canary), 'live', 'aa00aa00ff', 'news'),
    observer.view(entry(7, canary), 'canary', 'bb00bb00ff', 'news'),
  ];
  expect([await tell(one), await tell(two)]).toEqual(['counted', 'counted']);
  observer.view(entry(7, canary), 'canary', 'cc00cc00ff', 'blog');
  expect(await counted('release_views_total')).toMatchObject({ 'news 1.0.0': 1, 'news 1.1.0': 1, 'shell 1.0.0': 3 });
  expect(await counted('page_failures_total')).toEqual({ 'news 1.0.0 error': 1, 'news 1.1.0 error': 1 });
  expect(metrics.arms()).toEqual([
    { entry: 7, canary, live: { views: 1, visitors: 1, failed: 1 }, canaryArm: { views: 2, visitors: 1, failed: 1 } },
  ]);
  expect(onReport.mock.calls[1]?.[0]).toMatchObject({ view: { entry: 7, arm: 'canary' }, report: { kind: 'error' } });
});

it('a visitor counts as failed once, however many page loads fail', async () => {
  const { observer, metrics, tell } = observed();
  for (let load = 0; load < 10; load += 1) await tell(observer.view(entry(7, canary), 'canary', 'bb00bb00ff', 'news'));
  expect(metrics.arms()[0]?.canaryArm).toEqual({ views: 10, visitors: 1, failed: 1 });
});

describe('a canary’s visitor', () => {
  const run = (observer: ReturnType<typeof observed>['observer'], view: string) =>
    observer.receiveReport(bytes({ view, kind: 'run' }), 'a');
  const arm = (metrics: ReturnType<typeof observed>['metrics']) => metrics.arms()[0]?.canaryArm;

  it('a visitor counts for a canary after a page of the canary has run its script', async () => {
    const { observer, metrics } = observed();
    const view = observer.view(entry(7, canary), 'canary', 'bb00bb00ff', 'news');
    expect(arm(metrics)).toEqual({ views: 1, visitors: 0, failed: 0 });
    expect(await run(observer, view)).toBe('counted');
    expect(arm(metrics)).toEqual({ views: 1, visitors: 1, failed: 0 });
  });

  it('a visitor of another remote’s page or of a missing page does not count for a canary', async () => {
    const { observer, metrics, counted } = observed();
    for (const owner of [undefined, 'blog'])
      expect(await run(observer, observer.view(entry(7, canary), 'canary', 'bb00bb00ff', owner))).toBe('unknown');
    expect(arm(metrics)).toEqual({ views: 1, visitors: 0, failed: 0 });
    expect(await counted('document_views_total')).toEqual({ '': 1 });
  });

  it('for a canary of the shell, a visitor of any page counts', async () => {
    const { observer, metrics } = observed();
    const ofShell = { ...canary, name: 'shell' };
    await run(observer, observer.view(entry(7, ofShell), 'canary', 'bb00bb00ff', 'blog'));
    expect(arm(metrics)?.visitors).toBe(1);
  });

  it('a failure counts for a canary even if another server sent the page', async () => {
    const [one, other] = [observed(), observed()];
    const name = one.observer.view(entry(7, canary), 'canary', 'bb00bb00ff', 'news');
    // Lets the other server send a page, so that it has read the entry.
    other.observer.view(entry(7, canary), 'live', 'cc00cc00ff', 'news');
    expect(await other.tell(name)).toBe('counted');
    expect(arm(other.metrics)).toEqual({ views: 0, visitors: 1, failed: 1 });
  });
});

it('a failure of a remote that only the canary has counts for its release', async () => {
  const { observer, counted, tell } = observed();
  const added = { ...canary, name: 'shop' };
  for (const arm of ['canary', 'live'] as const)
    await tell(observer.view(entry(7, added), arm, 'bb00bb00ff', 'news'), { script: '/r/shop/js/page.js' });
  expect(await counted('page_failures_total')).toEqual({ 'shop 1.1.0 error': 1, 'shell 1.0.0 error': 1 });
});

it('a repeated report of one failure counts once', async () => {
  const { observer, tell } = observed();
  const view = observer.view(entry(7), 'live', undefined, 'news');
  expect([await tell(view), await tell(view), await tell(view, { message: 'another' })]).toEqual([
    'counted',
    'repeated',
    'counted',
  ]);
});

it('a failure without a script, or of an unknown package, counts for the shell', async () => {
  const { observer, counted, tell } = observed();
  for (const script of ['', '/r/constructor/js/x.js', '/elsewhere.js'])
    await tell(observer.view(entry(7), 'live', undefined, 'news'), { script });
  expect(await counted('page_failures_total')).toEqual({ 'shell 1.0.0 error': 3 });
});

it('malformed reports, unknown views and old views are refused', async () => {
  let time = 1_795_000_000_000;
  const { observer, counted, tell } = observed({ now: () => time });
  const view = observer.view(entry(7), 'live', undefined, 'news');
  const responses = [
    await observer.receiveReport(new Uint8Array(), 'a'),
    await observer.receiveReport(new Uint8Array([0xff, 0xfe]), 'a'),
    await observer.receiveReport(bytes(null), 'a'),
    await observer.receiveReport(bytes([]), 'a'),
    await tell(view, { message: 'x'.repeat(161) }),
    await tell(view, { more: 1 }),
    await tell(view, { kind: 'other' }),
    await tell(view, { page: 'x'.repeat(1000) }),
    await tell('A'.repeat(36)),
  ];
  expect(responses).toEqual([...Array(8).fill('malformed'), 'unknown']);
  time += 7 * 3600 * 1000;
  expect(await tell(view)).toBe('old');
  expect(await counted('page_failures_total')).toEqual({});
  expect(await counted('reports_total')).toEqual({ malformed: 8, unknown: 1, old: 1 });
});

it('reports per sender are limited, and other senders stay unaffected', async () => {
  const { observer, tell } = observed();
  const views = Array.from({ length: 60 }, () => observer.view(entry(7), 'live', undefined, 'news'));
  const responses = await Promise.all(views.map((view) => tell(view)));
  expect(responses.filter((each) => each === 'counted')).toHaveLength(20);
  expect(await tell(observer.view(entry(7), 'live', undefined, 'news'), {}, 'b')).toBe('counted');
});

it('a true report counts despite a flood of forged ones, and total reports are limited', async () => {
  const { observer, counted, tell } = observed();
  const forged = (number: number) =>
    observer.receiveReport(bytes({ ...failure, view: 'A'.repeat(36), message: `${number}` }), `forger ${number}`);
  for (let number = 0; number < 5000; number += 1) await forged(number);
  expect(await tell(observer.view(entry(7), 'live', undefined, 'news'))).toBe('counted');
  for (let number = 0; number < 3000; number += 1)
    await tell(observer.view(entry(7), 'live', undefined, 'news'), {}, `sender ${number}`);
  const verdicts = await counted('reports_total');
  expect(verdicts.unknown).toBe(5000);
  expect(verdicts.counted).toBeLessThan(2500);
  expect(verdicts.tooMany).toBeGreaterThan(500);
});

it('memory stays limited under a flood of entries and senders', async () => {
  const { observer, metrics, counted } = observed({ sample: 1 });
  for (let index = 0; index < 1500; index += 1) {
    const flood = entry(index + 1, { ...canary, version: `1.1.${index}` });
    const name = observer.view(flood, 'canary', index.toString(16).padStart(8, '0'), 'news');
    await observer.receiveReport(bytes({ view: name, kind: 'vitals', page: '/', lcp: 1 }), `sender ${index}`);
    await observer.receiveReport(bytes({ ...failure, view: name }), `sender ${index}`);
  }
  expect(metrics.arms()).toHaveLength(4);
  expect(Object.keys(await counted('release_views_total'))).toHaveLength(200);
  expect(Object.keys(await counted('page_failures_total')).length).toBeLessThanOrEqual(200);
});

it('a view whose entry cannot be read counts nothing, and the error is reported', async () => {
  const time = () => 1_795_000_000_000;
  const { observer, report, read } = observed({ now: time });
  const old = observer.view(entry(1), 'live', undefined, 'news');
  for (let number = 2; number < 12; number += 1) observer.view(entry(number), 'live', undefined, 'news');
  read.mockRejectedValueOnce(new Error('The store is away.'));
  expect(await observer.receiveReport(bytes({ ...failure, view: old }), 'a')).toBe('unknown');
  expect(report).toHaveBeenCalledTimes(1);
});

describe('vitals of views', () => {
  const vitals = { kind: 'vitals', page: '/en/news', lcp: 1200, inp: 80, cls: 0.02 };
  const say = (observer: ReturnType<typeof observed>['observer'], view: string, more: object = {}) =>
    observer.receiveReport(bytes({ ...vitals, ...more, view }), 'a');

  it('vitals count once per sampled view, by release, page and language', async () => {
    const { observer, counted } = observed({ sample: 1 });
    const view = observer.view(entry(7), 'live', undefined, 'news');
    expect([await say(observer, view), await say(observer, view, { lcp: 1 })]).toEqual(['counted', 'repeated']);
    const page = 'news 1.0.0 /news en';
    const lcp = await counted('vitals_lcp_milliseconds');
    expect(lcp).toMatchObject({ [`1500 ${page}`]: 1, [page]: 1 });
    expect(lcp).not.toHaveProperty([`1000 ${page}`]);
    expect(await counted('vitals_inp_milliseconds')).toMatchObject({ [`100 ${page}`]: 1 });
    expect(await counted('vitals_cls')).toMatchObject({ [`0.05 ${page}`]: 1 });
  });

  it('vitals of an unknown page count for the shell’s not-found page', async () => {
    const { observer, counted } = observed({ sample: 1 });
    for (const page of ['/made-up-1', '/made-up-2'])
      await say(observer, observer.view(entry(7), 'live', undefined, 'news'), { page, inp: undefined, cls: undefined });
    expect(await counted('vitals_lcp_milliseconds')).toMatchObject({ '1500 shell 1.0.0 /404 ua': 2 });
    expect(await counted('vitals_inp_milliseconds')).toEqual({});
  });

  it('vitals of a view that was not sampled are refused', async () => {
    const { observer, counted } = observed();
    expect(await say(observer, observer.view(entry(7), 'live', undefined, 'news'))).toBe('unknown');
    expect(await counted('vitals_lcp_milliseconds')).toEqual({});
  });

  it.each([{ lcp: -1 }, { lcp: '1' }, { cls: null }, { inp: 1e9 }, { fid: 1 }])(
    'vitals with %j are malformed',
    async (more) => {
      const { observer } = observed({ sample: 1 });
      expect(await say(observer, observer.view(entry(7), 'live', undefined, 'news'), more)).toBe('malformed');
    },
  );
});

describe('a message of a Worker', () => {
  it('a view or report of a Worker counts once if the Worker sent it at most five minutes ago', async () => {
    let time = 1_795_000_000_000;
    const { observer, counted, read } = observed({ now: () => time });
    read.mockImplementation(async () => bytes(entry(7)));
    const worker = createViewCounter({ read, unpack, report: () => {}, now: () => time, key: new Uint8Array(32) });
    const sentAt = time;
    const seen = () =>
      ({ kind: 'view', view: worker.recordView(entry(7), 'live', undefined, 'news').name, owner: 'news' }) as const;
    const [one, late] = [seen(), seen()];
    const receive = (message: SentMessage['message']) => observer.receiveWorkerMessage({ sentAt, message });
    expect([await receive(one), await receive(one)]).toEqual(['counted', 'repeated']);
    expect(await receive({ ...one, view: 'A'.repeat(36) })).toBe('unknown');
    const failed = { ...failure, view: one.view };
    expect([await receive(failed), await receive(failed)]).toEqual(['counted', 'repeated']);
    time += 301_000;
    expect([await receive(late), await receive({ ...failure, view: late.view })]).toEqual(['old', 'old']);
    expect(await counted('release_views_total')).toEqual({ 'news 1.0.0': 1, 'shell 1.0.0': 1 });
    expect(await counted('reports_total')).toEqual({ counted: 1, repeated: 1, old: 1 });
    expect(await observer.receiveWorkerMessage({ sentAt: time, message: { ...failure, view: late.view } })).toBe(
      'counted',
    );
  });

  it('a message names the time at which it is sent', async () => {
    onTestFinished(() => void vi.unstubAllGlobals());
    const [key, post] = [new Uint8Array(32), vi.fn(async () => new Response())];
    vi.stubGlobal('fetch', post);
    const message = { kind: 'run', view: 'A'.repeat(36) } as const;
    const before = Date.now();
    await sendToCountingServer(message, { to: 'http://counts.example', key, report: () => {} });
    const [, { body, headers }] = post.mock.calls[0] as unknown as [
      URL,
      { body: Buffer; headers: Record<string, string> },
    ];
    const sent = readWorkerMessage(body, headers['x-signature'] ?? '', key);
    expect(sent).toEqual({ sentAt: expect.any(Number), message });
    expect(sent?.sentAt).toBeGreaterThanOrEqual(before);
  });
});

it('counts of a release stay when the release’s entries leave the cache', async () => {
  const { observer, counted } = observed();
  for (let number = 1; number <= 10; number += 1) observer.view(entry(number), 'live', undefined, 'news');
  expect(await counted('release_views_total')).toEqual({ 'news 1.0.0': 10, 'shell 1.0.0': 10 });
});

it('after a clock jump forward a report is old, and after one back it counts', async () => {
  let time = 1_795_000_000_000;
  const { observer, tell } = observed({ now: () => time });
  const [one, two] = [
    observer.view(entry(7), 'live', undefined, 'news'),
    observer.view(entry(7), 'live', undefined, 'news'),
  ];
  time += 365 * 24 * 3600 * 1000;
  expect(await tell(one)).toBe('old');
  time -= 2 * 365 * 24 * 3600 * 1000;
  expect([await tell(two), await tell(observer.view(entry(7), 'live', undefined, 'news'))]).toEqual([
    'counted',
    'counted',
  ]);
});

it('a release’s failures are counted against views of its own pages', async () => {
  const { observer, counted, tell } = observed();
  for (let view = 0; view < 99; view += 1) observer.view(entry(7), 'live', undefined, 'blog');
  await tell(observer.view(entry(7), 'live', undefined, 'news'));
  // Records a view of a missing address, which no package owns.
  observer.view(entry(7), 'live', undefined, undefined);
  expect(await counted('release_views_total')).toEqual({ 'blog 1.0.0': 99, 'news 1.0.0': 1, 'shell 1.0.0': 100 });
  expect(await counted('page_failures_total')).toEqual({ 'news 1.0.0 error': 1 });
});
